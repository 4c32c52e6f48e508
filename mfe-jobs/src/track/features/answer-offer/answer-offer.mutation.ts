import {
  AcceptOfferDocument,
  ApplicationTimelineDocument,
  DeclineOfferDocument,
  MyJobsDocument,
  TrackedJobDocument,
} from '@hirehq/shared-contracts/graphql';
import { useApiMutation } from '@hirehq/shared-ui';

const OPTIONS = {
  invalidates: [MyJobsDocument, TrackedJobDocument, ApplicationTimelineDocument],
  failures: { NOT_FOUND: 'offer.refused', CONFLICT: 'offer.refused' },
};

/** The two answers to an offer. */
export function useAnswerOffer() {
  return { accepting: useApiMutation(AcceptOfferDocument, OPTIONS), declining: useApiMutation(DeclineOfferDocument, OPTIONS) };
}
