import type { MutationAcceptOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../../platform/http/graphql.ts';
import { answerOffer } from '../../offers/answer-offer.ts';
import { applicationResponse } from '../../application-response.ts';

export const acceptOffer: Resolver<unknown, MutationAcceptOfferArgs> = async (
  _parent,
  { applicationId, version },
  { services, viewer },
) => {
  const application = await answerOffer(services, signedIn(viewer), applicationId, { accepts: true, version: version ?? 1 });
  return { application: applicationResponse(application) };
};
