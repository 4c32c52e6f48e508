import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { cancelDeletion as cancel } from '../../deletions.service.ts';

export const cancelDeletion: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  await cancel(services, signedIn(viewer));
  return { deletionOn: null };
};
