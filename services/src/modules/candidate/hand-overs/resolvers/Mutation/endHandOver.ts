import type { MutationEndHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { endHandOver as end } from '../../hand-overs.service.ts';

export const endHandOver: Resolver<unknown, MutationEndHandOverArgs> = async (_parent, { id }, { services }) => {
  await end(services, id);
  return { id };
};
