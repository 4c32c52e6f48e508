import type { ApplicationRow } from './applications.store.ts';

export const applicationAnswer = (row: ApplicationRow) => ({
  id: row.id,
  jobId: row.job_id,
  submittedAt: row.submitted_at,
  withdrawnAt: row.withdrawn_at,
  enterpriseProcessStatus: row.enterprise_process_status,
  candidateProcessStatus: row.candidate_process_status,
  answers: row.answers,
});
