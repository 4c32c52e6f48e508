import type { MutationRedeemVisitorTokenArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { redeemVisitorToken as redeem } from '../../visitors/redeem-visitor-token.ts';

export const redeemVisitorToken: Resolver<unknown, MutationRedeemVisitorTokenArgs> = async (
  _parent,
  { input },
  { services },
) => ({
  visitor: await redeem(services, input),
});
