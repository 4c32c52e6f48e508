import type { DraftRow } from './drafts.store.ts';

export const draftResponse = (row: DraftRow) => ({
  jobId: row.job_id,
  requestId: row.request_id,
  answers: row.answers,
  resumeId: row.resume_id,
  adjustments: row.adjustments,
  coverLetter: row.cover_letter,
  telephone: row.telephone,
  revision: row.revision,
  savedAt: row.saved_at,
});
