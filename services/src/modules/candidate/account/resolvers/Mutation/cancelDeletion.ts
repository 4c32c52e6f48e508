import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { cancelDeletion as cancel } from '../../deletions.service.ts';

export const cancelDeletion: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  mutationResult('cancelDeletion', await cancel(services, signedIn(viewer)), { done: () => ({ deletionOn: null }) });
