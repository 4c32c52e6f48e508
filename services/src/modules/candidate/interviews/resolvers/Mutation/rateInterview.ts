import type { MutationRateInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { rate } from '../../candidate-interviews.service.ts';
import { interviewFields } from '../../interview-response.ts';

export const rateInterview: Resolver<unknown, MutationRateInterviewArgs> = async (
  _parent,
  { interviewId, rating, remark, mayBeShown },
  { services, viewer },
) =>
  mutationResult(
    'rateInterview',
    await rate(services, signedIn(viewer), interviewId, { rating, remark: remark ?? null, mayBeShown: mayBeShown ?? false }),
    interviewFields,
  );
