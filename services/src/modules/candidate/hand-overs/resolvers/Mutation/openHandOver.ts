import type { MutationOpenHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { handOverResponse } from '../../hand-over-response.ts';
import { openHandOver as open } from '../../hand-overs.service.ts';

export const openHandOver: Resolver<unknown, MutationOpenHandOverArgs> = async (_parent, { key }, { services, address }) =>
  mutationResult('openHandOver', await open(services, key, address), {
    done: ({ handOver, token }) => ({ handOver: handOverResponse(handOver), token }),
  });
