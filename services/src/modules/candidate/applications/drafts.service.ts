import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { ApplicationDraftInput, ApplyAnswerInput } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredAnswer } from '../../../platform/database/tables/applications.ts';
import type { StoredQuestion } from '../../../platform/database/tables/jobs.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { draftTexts } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/http/read-input.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { surplusUnder } from '../../../platform/row-caps/hold-cap.ts';
import { claimResume } from '../candidates/index.ts';
import { defaultQuestions, takesApplications } from '../../engine/jobs/index.ts';
import { activeApplication, applicationByRequest, jobToApplyTo } from './applications.store.ts';
import {
  deleteDraft,
  deleteOldDrafts,
  deleteOldestDrafts,
  insertDraft,
  keptDraft,
  lockApplying,
  updateDraft,
  type DraftRow,
} from './drafts.store.ts';

interface DraftRefused extends Refused<RefusalCode<'saveApplicationDraft'>> {
  kept?: DraftRow;
}

export type DraftOutcome = { ok: true; draft: DraftRow } | DraftRefused;

const DAY = 86_400_000;
const UNTOUCHED_MS = 90 * DAY;
const AFTER_CLOSING_MS = 30 * DAY;
/** Random first revisions stay below this, so that counting up never reaches the largest integer. */
const FIRST_REVISION_BELOW = 1_000_000_000;

/** Keeps answers as typed, even incomplete ones. Drops answers to questions that the job does not ask. */
function typedAnswers(questions: readonly StoredQuestion[], given: readonly ApplyAnswerInput[]): StoredAnswer[] {
  return questions.flatMap(({ id }) => {
    const values = given.filter((answer) => answer.questionId === id).flatMap((answer) => answer.values);
    const typed = values.map((value) => value.replaceAll('\0', '')).filter((value) => value !== '');
    return typed.length > 0 ? [{ questionId: id, values: typed }] : [];
  });
}

const contentOf = ({ answers, resume_id, adjustments }: Omit<DraftRow, 'revision'>) => [answers, resume_id, adjustments];

/** The candidate's unsent draft for a job. */
export async function applicationDraft({ db }: Services, { candidateId }: CandidateViewer, jobId: string) {
  return isUuid(jobId) ? keptDraft(db, candidateId, jobId) : undefined;
}

/**
 * Saves a draft. Two devices that edit the same revision do not overwrite each other: the second is refused with
 * CONFLICT and receives the saved draft. Saving the same content again changes nothing.
 */
export async function saveDraft(
  { db, now }: Services,
  { candidateId }: CandidateViewer,
  input: ApplicationDraftInput,
): Promise<DraftOutcome> {
  readInput(draftTexts, input);
  if (!isUuid(input.jobId)) return { ok: false, code: 'JOB_NOT_FOUND' };
  return db.transaction().execute(async (trx): Promise<DraftOutcome> => {
    await lockApplying(trx, candidateId, input.jobId);
    const job = await jobToApplyTo(trx, input.jobId, candidateId);
    if (!job) return { ok: false, code: 'JOB_NOT_FOUND' };
    if (await activeApplication(trx, candidateId, job.id)) return { ok: false, code: 'ALREADY_APPLIED' };
    const time = now();
    if (!takesApplications(job, time)) return { ok: false, code: 'JOB_CLOSED' };
    // This draft belongs to an application that was sent and withdrawn; the next application needs a new one.
    const isUsed = await applicationByRequest(trx, candidateId, input.requestId);
    // The text is kept even if the résumé is gone, belongs to someone else or does not fit into the candidate's storage.
    const claim = input.resumeId && isUuid(input.resumeId) && (await claimResume(trx, candidateId, input.resumeId));
    return write(trx, input.basedOn ?? undefined, {
      candidate_id: candidateId,
      job_id: job.id,
      request_id: isUsed ? newId() : input.requestId,
      answers: typedAnswers([...defaultQuestions(job.easy_apply), ...job.questions], input.answers),
      resume_id: claim === 'OWN' ? (input.resumeId ?? null) : null,
      adjustments: input.adjustments?.replaceAll('\0', '') || null,
      saved_at: time,
    });
  });
}

async function write(trx: Transaction, basedOn: number | undefined, draft: Omit<DraftRow, 'revision'>): Promise<DraftOutcome> {
  const kept = await keptDraft(trx, draft.candidate_id, draft.job_id);
  if (kept && isDeepStrictEqual(contentOf(kept), contentOf(draft))) return { ok: true, draft: kept };
  if (kept && kept.revision !== basedOn) return { ok: false, code: 'CONFLICT', kept };
  // Starts at a random revision, so that a revision of a discarded draft never matches its successor.
  const revision = (basedOn ?? randomInt(FIRST_REVISION_BELOW)) + 1;
  if (kept) return { ok: true, draft: await updateDraft(trx, { ...draft, revision }) };
  const surplus = await surplusUnder(trx, 'applicationDrafts', { owner: draft.candidate_id, now: draft.saved_at });
  if (surplus > 0) await deleteOldestDrafts(trx, draft.candidate_id, surplus);
  return { ok: true, draft: await insertDraft(trx, { ...draft, revision }) };
}

export async function discardDraft(
  { db }: Services,
  { candidateId }: CandidateViewer,
  jobId: string,
): Promise<{ ok: true } | Refused<'VALIDATION_FAILED'>> {
  if (!isUuid(jobId)) return { ok: false, code: 'VALIDATION_FAILED', message: 'Send the id of a job.' };
  await deleteDraft(db, candidateId, jobId);
  return { ok: true };
}

/** Deletes drafts unchanged for 90 days, and those of jobs closed for 30 days. */
export async function forgetOldDrafts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now().getTime();
  await deleteOldDrafts(db, {
    untouchedSince: new Date(time - UNTOUCHED_MS),
    closedBefore: new Date(time - AFTER_CLOSING_MS),
  });
}
