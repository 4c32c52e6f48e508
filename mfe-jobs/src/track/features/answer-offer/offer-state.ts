import type { ApplicationTimelineQuery } from '@hirehq/shared-contracts/graphql';

export type TrackedApplication = NonNullable<NonNullable<ApplicationTimelineQuery['job']>['application']>;
export type Offer = NonNullable<TrackedApplication['offer']>;

export type OfferState = 'open' | 'expired' | 'accepted' | 'declined' | 'withdrawn' | 'closed';

/** What became of an offer, or that it still waits for its answer. */
export function offerState(application: TrackedApplication, offer: Offer, now: Date): OfferState {
  if (application.closureReason === 'offer declined') return 'declined';
  if (application.withdrawnAt) return 'withdrawn';
  if (application.closedAt) return 'closed';
  if (application.candidateProcessStatus !== null || application.enterpriseProcessStatus !== 'F') return 'accepted';
  return offer.expiresAt !== null && Date.parse(offer.expiresAt) <= now.getTime() ? 'expired' : 'open';
}
