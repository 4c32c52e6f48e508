import { useApiMutation } from '@hirehq/shared-ui';
import { ApplicationTimeline, MyJobs, TrackedJob } from '../../../shared/generated/queries.ts';
import { AcceptOfferDocument, DeclineOfferDocument } from './answer-offer.graphql.ts';

const OPTIONS = {
  invalidates: [MyJobs, TrackedJob, ApplicationTimeline],
  failures: { NOT_FOUND: 'offer.refused', CONFLICT: 'offer.refused', OFFER_CHANGED: 'offer.changedRefused' },
};

/** The two responses to an offer. */
export function useAnswerOffer() {
  return { accepting: useApiMutation(AcceptOfferDocument, OPTIONS), declining: useApiMutation(DeclineOfferDocument, OPTIONS) };
}
