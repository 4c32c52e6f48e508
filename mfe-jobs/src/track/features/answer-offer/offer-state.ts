import type { ApplicationStateFragment } from '../../../shared/application-state.graphql.ts';
import type { OfferLetterFragment } from '../../shared/offer-letter.graphql.ts';

export type TrackedApplication = ApplicationStateFragment;
export type Offer = OfferLetterFragment;

export type OfferState = 'open' | 'expired' | 'accepted' | 'declined' | 'withdrawn' | 'closed';

/** The status of an offer, or that it waits for a response. */
export function offerState(application: TrackedApplication, offer: Offer, now: Date): OfferState {
  if (application.closureReason === 'offer_declined') return 'declined';
  if (application.withdrawnAt) return 'withdrawn';
  if (application.closedAt) return 'closed';
  if (application.candidateProcessStatus !== null || application.enterpriseProcessStatus !== 'F') return 'accepted';
  return offer.expiresAt !== null && Date.parse(offer.expiresAt) <= now.getTime() ? 'expired' : 'open';
}
