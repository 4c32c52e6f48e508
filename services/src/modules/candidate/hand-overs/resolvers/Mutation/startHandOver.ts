import type { MutationStartHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { handOverResponse } from '../../hand-over-response.ts';
import { startHandOver as start } from '../../hand-overs.service.ts';

export const startHandOver: Resolver<unknown, MutationStartHandOverArgs> = async (_parent, { purpose }, { services, viewer }) => {
  const { handOver, key } = await start(services, signedIn(viewer).candidateId, purpose);
  return { handOver: handOverResponse(handOver), key };
};
