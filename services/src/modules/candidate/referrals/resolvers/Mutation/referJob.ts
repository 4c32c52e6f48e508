import type { MutationReferJobArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { referJob as refer } from '../../refer-job.ts';
import { referralResponse } from '../../referral-response.ts';

export const referJob: Resolver<unknown, MutationReferJobArgs> = async (_parent, { input }, { services, viewer, locale }) => ({
  referral: referralResponse(await refer(services, signedIn(viewer), input, locale)),
});
