import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { signOutEverywhere as signOut } from '../../sessions.service.ts';

export const signOutEverywhere: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  const endedAt = await signOut(services, signedIn(viewer));
  return { endedAt: endedAt.toISOString() };
};
