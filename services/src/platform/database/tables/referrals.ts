import type { Generated } from 'kysely';
import type { ReferralState } from '@hirehq/shared-contracts/graphql/types';

export interface ReferralTable {
  id: string;
  candidate_id: string;
  job_id: string;
  /** As entered; null for a link. */
  email: string | null;
  state: Generated<ReferralState>;
  visits: Generated<number>;
  created_at: Date;
  changed_at: Date;
}

export interface ReferralVisitTable {
  referral_id: string;
  /** A keyed hash of the address. */
  visitor: string;
  visited_at: Date;
}

export interface ReferralCreditTable {
  application_id: string;
  referral_id: string;
  /** When the referrer was notified. */
  told_at: Date | null;
}

export interface ReferralStopTable {
  /** A keyed hash. */
  email_hash: string;
  stopped_at: Date;
}

export interface ReferralTables {
  referral: ReferralTable;
  referral_visit: ReferralVisitTable;
  referral_credit: ReferralCreditTable;
  referral_stop: ReferralStopTable;
}
