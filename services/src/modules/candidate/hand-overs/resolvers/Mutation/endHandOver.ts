import type { MutationEndHandOverArgs } from '@hirehq/shared-contracts/graphql/types';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { endHandOver as end } from '../../hand-overs.service.ts';

export const endHandOver: Resolver<unknown, MutationEndHandOverArgs> = async (_parent, { id }, { services }) =>
  mutationResult('endHandOver', await end(services, id), { done: ({ id: ended }) => ({ id: ended }) });
