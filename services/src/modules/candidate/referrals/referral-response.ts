import type { ReferralRow } from './referrals.store.ts';

/** The parent value of the resolvers of `Referral`; the job has a field resolver. */
export const referralResponse = (row: ReferralRow) => ({
  id: row.id,
  jobId: row.job_id,
  email: row.email,
  state: row.state,
  visits: row.visits,
  createdAt: row.created_at,
  changedAt: row.changed_at,
});
export type ReferralResponse = ReturnType<typeof referralResponse>;
