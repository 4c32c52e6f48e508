import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { interviewResponse } from '../../interview-response.ts';
import { interviewsOfCandidate } from '../../interviews.store.ts';

export const interviews: Resolver<unknown> = async (_parent, _args, { services: { db, now }, viewer }) =>
  (await interviewsOfCandidate(db, signedIn(viewer).candidateId, now())).map(interviewResponse);
