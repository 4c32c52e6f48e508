import type { MutationReferJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { mutationResult } from '../../../../../platform/http/mutation-result.ts';
import { referJob as refer } from '../../refer-job.ts';
import { referralResponse } from '../../referral-response.ts';

export const referJob: Resolver<unknown, MutationReferJobArgs> = async (_parent, { input }, { services, viewer, locale }) => {
  const outcome = await refer(services, signedIn(viewer), input, locale);
  return mutationResult('referJob', outcome, { done: ({ referral }) => ({ referral: referralResponse(referral) }) });
};
