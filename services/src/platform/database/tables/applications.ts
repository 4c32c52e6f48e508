import type { ColumnType, Generated } from 'kysely';
import type {
  CandidateProcessStatus,
  ClosureReason,
  EnterpriseProcessStatus,
  PayUnit,
  ProcessActor,
  ProcessChange,
} from '@hirehq/shared-contracts/codes';
import type { JsonColumn } from '../json-column.ts';

export interface StoredAnswer {
  questionId: string;
  values: string[];
}

export interface ApplicationTable {
  id: string;
  job_id: string;
  candidate_id: string;
  request_id: string;
  answers: JsonColumn<StoredAnswer[]>;
  resume_id: string | null;
  /** Adjustments that the candidate requests; visible only to the employer of the job. */
  adjustments: string | null;
  cover_letter: string | null;
  /** As the candidate gave it for this application. */
  telephone: string | null;
  /** Host of the employer's own page from which it came; null if that is not known. */
  portal: string | null;
  enterprise_process_status: EnterpriseProcessStatus;
  candidate_process_status: CandidateProcessStatus | null;
  submitted_at: Date;
  changed_at: Date;
  withdrawn_at: Date | null;
  /** Closing does not change the codes. */
  closed_at: Date | null;
  closed_by: 'enterprise' | 'candidate' | null;
  closure_reason: ClosureReason | null;
}

export interface ProcessRecordTable {
  id: Generated<number>;
  application_id: string;
  enterprise_process_status: EnterpriseProcessStatus;
  candidate_process_status: CandidateProcessStatus | null;
  recorded_at: Date;
  /** Null in older rows. */
  change: ProcessChange | null;
  actor: Generated<ProcessActor>;
  /** The employer's API key that was used. */
  key_id: string | null;
  /** Idempotency key: unique per request. */
  request_id: string | null;
  note: string | null;
}

export interface OfferTable {
  id: string;
  application_id: string;
  /** YYYY-MM-DD. */
  start_date: string | null;
  pay_currency: string | null;
  pay_min: ColumnType<string | null, number | null, number | null>;
  pay_max: ColumnType<string | null, number | null, number | null>;
  pay_unit: PayUnit | null;
  expires_at: Date | null;
  note: string | null;
  offered_at: Date;
  answered_at: Date | null;
  /** Incremented by every change of the terms. */
  version: Generated<number>;
}

/** What an offer promises, to be shown beside other terms. */
export interface StoredOfferTerms {
  /** YYYY-MM-DD. */
  startDate: string | null;
  pay: { currency: string; min: number | null; max: number | null; unit: PayUnit } | null;
  /** ISO 8601, UTC. */
  expiresAt: string | null;
  note: string | null;
  /** Names of the files. */
  documents: string[];
}

/** Terms of an offer that were replaced by those of the next version. */
export interface OfferVersionTable {
  application_id: string;
  version: number;
  terms: JsonColumn<StoredOfferTerms>;
  replaced_at: Date;
}

export interface ApplicationDraftTable {
  candidate_id: string;
  job_id: string;
  request_id: string;
  answers: JsonColumn<StoredAnswer[]>;
  resume_id: string | null;
  adjustments: string | null;
  cover_letter: string | null;
  telephone: string | null;
  /** Incremented by every save. */
  revision: number;
  saved_at: Date;
}

/** A job that the candidate applied for on the employer's own page, as they said. */
export interface AppliedElsewhereTable {
  candidate_id: string;
  job_id: string;
  applied_at: Date;
}

export interface ApplicationTables {
  application: ApplicationTable;
  applied_elsewhere: AppliedElsewhereTable;
  application_draft: ApplicationDraftTable;
  process_record: ProcessRecordTable;
  offer: OfferTable;
  offer_version: OfferVersionTable;
}
