import type { MutationDeclineOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { declinedOffer } from '@hirehq/shared-contracts/inputs';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { readInput } from '../../../../platform/http/read-input.ts';
import { answerOffer } from '../../answer-offer.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { refusedAnswer } from '../../refused-answer.ts';

export const declineOffer: Resolver<unknown, MutationDeclineOfferArgs> = async (
  _parent,
  { applicationId, note },
  { services, viewer },
) => {
  const { note: said } = readInput(declinedOffer, { note });
  const outcome = await answerOffer(services, signedIn(viewer), applicationId, { accepts: false, note: said });
  return outcome.ok
    ? { __typename: 'OfferAnswered', application: applicationAnswer(outcome.application) }
    : refusedAnswer(outcome);
};
