import type { MutationDeclineOfferArgs } from '@hirehq/shared-contracts/graphql/types';
import { signedIn } from '../../../../platform/auth/signed-in.ts';
import type { Resolver } from '../../../../platform/http/graphql.ts';
import { Refusal } from '../../../../platform/http/refusal.ts';
import { answerOffer } from '../../answer-offer.ts';
import { applicationAnswer } from '../../application-answer.ts';
import { refusedAnswer } from '../../refused-answer.ts';

const MAX_NOTE = 4000;

export const declineOffer: Resolver<unknown, MutationDeclineOfferArgs> = async (
  _parent,
  { applicationId, note },
  { services, viewer },
) => {
  const said = note?.replaceAll('\0', '').trim() || null;
  if (said && said.length > MAX_NOTE)
    throw new Refusal('VALIDATION_FAILED', { fields: { note: `Write at most ${MAX_NOTE} characters.` } });
  const outcome = await answerOffer(services, signedIn(viewer), applicationId, { accepts: false, note: said });
  return outcome.ok
    ? { __typename: 'OfferAnswered', application: applicationAnswer(outcome.application) }
    : refusedAnswer(outcome);
};
