import type { MutationStartHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { handOverResponse } from '../../hand-over-response.ts';
import { startHandOver as start } from '../../hand-overs.service.ts';

export const startHandOver: Resolver<unknown, MutationStartHandOverArgs> = async (_parent, { purpose }, { services, viewer }) =>
  mutationResult('startHandOver', await start(services, signedIn(viewer).candidateId, purpose), {
    done: ({ handOver, key }) => ({ handOver: handOverResponse(handOver), key }),
  });
