import type { MutationAcceptOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { answerOffer } from '../../answer-offer.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { refusedAnswer } from '../../refused-answer.ts';

export const acceptOffer: Resolver<unknown, MutationAcceptOfferArgs> = async (
  _parent,
  { applicationId },
  { services, viewer },
) => {
  const outcome = await answerOffer(services, signedIn(viewer), applicationId, { accepts: true });
  return outcome.ok
    ? { __typename: 'OfferAnswered', application: applicationAnswer(outcome.application) }
    : refusedAnswer(outcome);
};
