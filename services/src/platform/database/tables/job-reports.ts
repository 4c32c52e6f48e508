import type { EmployerReportReason } from '@hirehq/shared-contracts/codes';
import type { JobReportReason } from '@hirehq/shared-contracts/graphql/types';

export interface JobReportTable {
  id: string;
  job_id: string;
  /** Null for a visitor. */
  candidate_id: string | null;
  /** A keyed hash of the reporter: the candidate, or a visitor's address. */
  reporter: string;
  reason: JobReportReason;
  details: string | null;
  created_at: Date;
}

export interface EmployerReportTable {
  id: string;
  enterprise_id: string;
  /** Null for a visitor. */
  candidate_id: string | null;
  /** A keyed hash of the reporter: the candidate, or a visitor's address. */
  reporter: string;
  reason: EmployerReportReason;
  details: string | null;
  created_at: Date;
}

export interface JobReportTables {
  job_report: JobReportTable;
  employer_report: EmployerReportTable;
}
