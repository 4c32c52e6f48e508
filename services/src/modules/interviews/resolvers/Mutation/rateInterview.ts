import type { MutationRateInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { rate } from '../../candidate-interviews.ts';
import { interviewResult } from '../../interview-answer.ts';

export const rateInterview: Resolver<unknown, MutationRateInterviewArgs> = async (
  _parent,
  { interviewId, rating, remark },
  { services, viewer },
) => interviewResult(await rate(services, signedIn(viewer), interviewId, { rating, remark: remark ?? null }));
