import { CLOSURE_REASONS } from '@hirehq/shared-contracts/codes';
import { enumValueIn } from '@hirehq/shared-contracts/graphql/enum-value';
import type { ApplicationRow } from './applications.store.ts';

/** The parent value of the resolvers of `Application`: plain fields here, the rest by field resolvers. */
export const applicationResponse = (row: ApplicationRow) => ({
  id: row.id,
  jobId: row.job_id,
  submittedAt: row.submitted_at,
  withdrawnAt: row.withdrawn_at,
  enterpriseProcessStatus: row.enterprise_process_status,
  candidateProcessStatus: row.candidate_process_status,
  closedAt: row.closed_at,
  closedBy: row.closed_by,
  closureReason: enumValueIn(CLOSURE_REASONS, row.closure_reason),
  answers: row.answers,
  adjustments: row.adjustments,
  coverLetter: row.cover_letter,
  telephone: row.telephone,
  /** Id of the résumé that was sent; the field `resume` has its own resolver. */
  resumeId: row.resume_id,
});
export type ApplicationResponse = ReturnType<typeof applicationResponse>;
