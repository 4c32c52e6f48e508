import { randomInt } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import type { ApplicationDraftInput, ApplyAnswerInput } from '@hirehq/shared-contracts/graphql/types';
import { newId } from '../../../platform/ids/new-id.ts';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { StoredAnswer } from '../../../platform/database/tables/applications.ts';
import type { StoredQuestion } from '../../../platform/database/tables/jobs.ts';
import { draftTexts } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { surplusUnder } from '../../../platform/row-caps/refuse-if-full.ts';
import { claimResume } from '../candidates/index.ts';
import { defaultQuestions, takesApplications } from '../../engine/jobs/index.ts';
import { activeApplication, applicationByRequest, jobToApplyTo } from './applications.store.ts';
import { draftResponse } from './draft-response.ts';
import {
  deleteDraft,
  deleteOldDrafts,
  deleteOldestDrafts,
  insertDraft,
  storedDraft,
  lockApplying,
  updateDraft,
  type DraftRow,
} from './drafts.store.ts';

const UNTOUCHED_MS = 90 * DAY_MS;
const AFTER_CLOSING_MS = 30 * DAY_MS;
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

const contentOf = ({ answers, resume_id, adjustments, cover_letter, telephone }: Omit<DraftRow, 'revision'>) => [
  answers,
  resume_id,
  adjustments,
  cover_letter,
  telephone,
];

const typed = (text: string | null | undefined): string | null => text?.replaceAll('\0', '') || null;

/** The candidate's unsent draft for a job. */
export async function applicationDraft({ db }: Services, { candidateId }: CandidateViewer, jobId: string) {
  return isUuid(jobId) ? storedDraft(db, candidateId, jobId) : undefined;
}

/**
 * Saves a draft. Two devices that edit the same revision do not overwrite each other: the second is refused with
 * CONFLICT and receives the saved draft. Saving the same content again changes nothing.
 */
export async function saveDraft(
  { db, now }: Services,
  { candidateId }: CandidateViewer,
  input: ApplicationDraftInput,
): Promise<DraftRow> {
  readInput(draftTexts, input);
  if (!isUuid(input.jobId)) throw new Refusal('JOB_NOT_FOUND');
  const { draft, isSaved } = await db.transaction().execute(async (trx) => {
    await lockApplying(trx, candidateId, input.jobId);
    const job = await jobToApplyTo(trx, input.jobId, candidateId);
    if (!job) throw new Refusal('JOB_NOT_FOUND');
    if (await activeApplication(trx, candidateId, job.id)) throw new Refusal('ALREADY_APPLIED');
    const time = now();
    if (!takesApplications(job, time)) throw new Refusal('JOB_CLOSED');
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
      adjustments: typed(input.adjustments),
      cover_letter: typed(input.coverLetter),
      telephone: input.telephone?.replaceAll('\0', '') ?? null,
      saved_at: time,
    });
  });
  // After the commit: the résumé that came with the draft stays claimed.
  if (!isSaved) throw new Refusal('CONFLICT', { further: { kept: draftResponse(draft) } });
  return draft;
}

/** The stored draft; `isSaved` is false if it is another revision than the one that was edited. */
async function write(trx: Transaction, basedOn: number | undefined, draft: Omit<DraftRow, 'revision'>) {
  const kept = await storedDraft(trx, draft.candidate_id, draft.job_id);
  if (kept && isDeepStrictEqual(contentOf(kept), contentOf(draft))) return { draft: kept, isSaved: true };
  if (kept && kept.revision !== basedOn) return { draft: kept, isSaved: false };
  // Starts at a random revision, so that a revision of a discarded draft never matches its successor.
  const revision = (basedOn ?? randomInt(FIRST_REVISION_BELOW)) + 1;
  if (kept) return { draft: await updateDraft(trx, { ...draft, revision }), isSaved: true };
  const surplus = await surplusUnder(trx, 'applicationDrafts', { owner: draft.candidate_id, now: draft.saved_at });
  if (surplus > 0) await deleteOldestDrafts(trx, draft.candidate_id, surplus);
  return { draft: await insertDraft(trx, { ...draft, revision }), isSaved: true };
}

export async function discardDraft({ db }: Services, { candidateId }: CandidateViewer, jobId: string): Promise<void> {
  if (!isUuid(jobId)) throw new Refusal('VALIDATION_FAILED', { message: 'Send the id of a job.' });
  await deleteDraft(db, candidateId, jobId);
}

/** Deletes drafts unchanged for 90 days, and those of jobs closed for 30 days. */
export async function forgetOldDrafts({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const time = now().getTime();
  await deleteOldDrafts(db, {
    untouchedSince: new Date(time - UNTOUCHED_MS),
    closedBefore: new Date(time - AFTER_CLOSING_MS),
  });
}
