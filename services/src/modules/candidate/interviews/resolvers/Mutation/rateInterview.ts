import type { MutationRateInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { rate } from '../../candidate-interviews.service.ts';
import { interviewResponse } from '../../interview-response.ts';

export const rateInterview: Resolver<unknown, MutationRateInterviewArgs> = async (
  _parent,
  { interviewId, rating, remark, mayBeShown },
  { services, viewer },
) => {
  const given = { rating, remark: remark ?? null, mayBeShown: mayBeShown ?? false };
  return { interview: interviewResponse(await rate(services, signedIn(viewer), interviewId, given)) };
};
