import type { MutationRespondToInterviewArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { respond } from '../../candidate-interviews.service.ts';
import { interviewResponse } from '../../interview-response.ts';

export const respondToInterview: Resolver<unknown, MutationRespondToInterviewArgs> = async (
  _parent,
  { interviewId, accepts, version },
  { services, viewer },
) => ({ interview: interviewResponse(await respond(services, signedIn(viewer), { id: interviewId, accepts, version })) });
