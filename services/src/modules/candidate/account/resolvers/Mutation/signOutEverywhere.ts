import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { signOutEverywhere as signOut } from '../../sessions.service.ts';

export const signOutEverywhere: Resolver<unknown> = async (_parent, _args, { services, viewer }) =>
  mutationResult('signOutEverywhere', await signOut(services, signedIn(viewer)), {
    done: ({ endedAt }) => ({ endedAt: endedAt.toISOString() }),
  });
