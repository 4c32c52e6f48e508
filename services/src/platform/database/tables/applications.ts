import type { Generated, JSONColumnType } from 'kysely';
import type { CandidateProcessStatus, EnterpriseProcessStatus } from '@hirehq/shared-contracts/codes';

export interface StoredAnswer {
  questionId: string;
  values: string[];
}

export interface ApplicationTable {
  id: string;
  job_id: string;
  candidate_id: string;
  request_id: string;
  answers: JSONColumnType<StoredAnswer[]>;
  resume_id: string | null;
  enterprise_process_status: EnterpriseProcessStatus;
  candidate_process_status: CandidateProcessStatus | null;
  submitted_at: Date;
  changed_at: Date;
  withdrawn_at: Date | null;
}

export interface ProcessRecordTable {
  id: Generated<number>;
  application_id: string;
  enterprise_process_status: EnterpriseProcessStatus;
  candidate_process_status: CandidateProcessStatus | null;
  recorded_at: Date;
}

export interface ApplicationTables {
  application: ApplicationTable;
  process_record: ProcessRecordTable;
}
