import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../../platform/refusals/refusal.ts';
import { profileScore } from '../../score/profile-score.ts';

export const score: Resolver<unknown> = async (_parent, _args, { services, viewer }) => {
  const found = await profileScore(services, signedIn(viewer).candidateId);
  if (!found) throw new Refusal('NOT_FOUND');
  return found;
};
