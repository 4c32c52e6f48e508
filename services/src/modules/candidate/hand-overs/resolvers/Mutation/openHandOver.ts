import type { MutationOpenHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { handOverResponse } from '../../hand-over-response.ts';
import { openHandOver as open } from '../../hand-overs.service.ts';

export const openHandOver: Resolver<unknown, MutationOpenHandOverArgs> = async (_parent, { key }, { services, address }) => {
  const { handOver, token } = await open(services, key, address);
  return { handOver: handOverResponse(handOver), token };
};
