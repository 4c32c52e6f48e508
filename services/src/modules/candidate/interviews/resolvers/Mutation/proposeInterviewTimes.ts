import type { MutationProposeInterviewTimesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { interviewResponse } from '../../interview-response.ts';
import { proposeTimes } from '../../propose-times.ts';

export const proposeInterviewTimes: Resolver<unknown, MutationProposeInterviewTimesArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => ({ interview: interviewResponse(await proposeTimes(services, signedIn(viewer), input)) });
