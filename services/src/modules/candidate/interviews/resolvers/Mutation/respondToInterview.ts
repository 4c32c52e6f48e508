import type { MutationRespondToInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { respond } from '../../candidate-interviews.service.ts';
import { versionedInterviewFields } from '../../interview-response.ts';

export const respondToInterview: Resolver<unknown, MutationRespondToInterviewArgs> = async (
  _parent,
  { interviewId, accepts, version },
  { services, viewer },
) =>
  mutationResult(
    'respondToInterview',
    await respond(services, signedIn(viewer), { id: interviewId, accepts, version }),
    versionedInterviewFields,
  );
