import type { MutationProposeInterviewTimesArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { versionedInterviewFields } from '../../interview-response.ts';
import { proposeTimes } from '../../propose-times.ts';

export const proposeInterviewTimes: Resolver<unknown, MutationProposeInterviewTimesArgs> = async (
  _parent,
  { input },
  { services, viewer },
) => mutationResult('proposeInterviewTimes', await proposeTimes(services, signedIn(viewer), input), versionedInterviewFields);
