import { useApiMutation } from '@hirehq/shared-ui';
import { AcceptOfferDocument, DeclineOfferDocument } from './answer-offer.graphql.ts';
import { ApplicationTimeline, MyJobs, TrackedJob } from '../../../shared/generated/queries.ts';

const OPTIONS = {
  invalidates: [MyJobs, TrackedJob, ApplicationTimeline],
  failures: { NOT_FOUND: 'offer.refused', CONFLICT: 'offer.refused' },
};

/** The two answers to an offer. */
export function useAnswerOffer() {
  return { accepting: useApiMutation(AcceptOfferDocument, OPTIONS), declining: useApiMutation(DeclineOfferDocument, OPTIONS) };
}
