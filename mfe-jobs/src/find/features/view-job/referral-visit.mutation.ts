import { useEffect, useEffectEvent } from 'react';
import { useApiMutation, useStorage } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { forgetReferrer, referrerOf, rememberReferrer } from '../../../shared/referral.ts';
import { VisitReferralDocument } from './visit-referral.graphql.ts';

/**
 * Counts a visitor with a referral link once, and stores the referrer for the application (JB-19). A page of somebody else has its
 * own referrals.
 */
export function useReferralVisit(jobId: string | undefined, referrerId: string | undefined): void {
  const { run } = useApiMutation(VisitReferralDocument);
  const storage = useStorage();
  const surface = useSurface();

  const count = useEffectEvent(async (job: string, referrer: string) => {
    rememberReferrer(storage, job, referrer);
    const outcome = await run({ jobId: job, referrerId: referrer });
    // An unknown link, or the candidate's own, is not a referral.
    if (!outcome.ok && outcome.refused?.code === 'NOT_FOUND') forgetReferrer(storage, job);
  });
  useEffect(() => {
    if (!surface && jobId !== undefined && referrerId && referrerOf(storage, jobId) !== referrerId) void count(jobId, referrerId);
  }, [jobId, referrerId, storage, surface]);
}
