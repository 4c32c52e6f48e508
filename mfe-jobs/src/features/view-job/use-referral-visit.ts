import { useEffect } from 'react';
import { VisitReferralDocument } from '@hirehq/shared-contracts/graphql';
import { forgetReferrer, referrerOf, rememberReferrer } from '../../shared/referral.ts';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useStorage } from '../../shell/use-storage.ts';

/** Whoever comes by the link of a referral is counted once, and the application remembers whose link it was (JB-19). */
export function useReferralVisit(jobId: string | undefined, referrerId: string | undefined): void {
  const api = useApi();
  const report = useReport();
  const storage = useStorage();

  useEffect(() => {
    if (jobId === undefined || !referrerId || referrerOf(storage, jobId) === referrerId) return;
    rememberReferrer(storage, jobId, referrerId);
    api.graphql(VisitReferralDocument, { jobId, referrerId }).then(
      // A link that is none, or one's own, is no referral.
      ({ visitReferral }) => visitReferral || forgetReferrer(storage, jobId),
      (error: unknown) => report(error, { detail: 'visit referral' }),
    );
  }, [api, jobId, referrerId, report, storage]);
}
