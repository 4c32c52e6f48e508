import type { ApplyToJobInput } from '@hirehq/shared-contracts/graphql/types';
import type { RefusalCode } from '@hirehq/shared-contracts/refusals';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Refused } from '../../../platform/http/mutation-result.ts';
import { applicationTexts } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/http/read-input.ts';
import { Refusal } from '../../../platform/http/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { howToApply, isAppliedHere, reachOfEmployers } from '../../enterprises/apply-channels/index.ts';
import { claimResume } from '../candidates/index.ts';
import { defaultQuestions, takesApplications } from '../../engine/jobs/index.ts';
import { creditReferral } from '../referrals/index.ts';
import { removeAppliedElsewhere } from './elsewhere/applied-elsewhere.store.ts';
import {
  activeApplication,
  applicationByRequest,
  insertApplication,
  isRepeated,
  jobToApplyTo,
  ownApplication,
  type ApplicationRow,
} from './applications.store.ts';
import { changeApplication } from './change-application.ts';
import { checkAnswers } from './check-answers.ts';
import { deleteDraft, lockApplying } from './drafts.store.ts';
import { keptText } from './kept-text.ts';

interface Applied {
  ok: true;
  application: ApplicationRow;
}

interface ApplyRefused extends Refused<RefusalCode<'applyToJob'>> {
  questionIds?: string[];
  existing?: ApplicationRow;
}

export type ApplyOutcome = Applied | ApplyRefused;

/** Outcome of a step that the candidate takes. */
export type StepOutcome = Applied | Refused<'NOT_FOUND' | 'CONFLICT'>;

const refused = (message: string): ApplyRefused => ({ ok: false, code: 'VALIDATION_FAILED', message });

/**
 * Stores an application once: a repeated request returns the first outcome, a second application to the job is refused.
 * Application, process record and outbox row commit together.
 */
export async function applyToJob(
  services: Services,
  { candidateId }: CandidateViewer,
  input: ApplyToJobInput,
): Promise<ApplyOutcome> {
  const { db } = services;
  const { requestId } = readInput(applicationTexts, input);
  const replayed = await applicationByRequest(db, candidateId, requestId);
  if (replayed) return { ok: true, application: replayed };
  if (!isUuid(input.jobId)) return { ok: false, code: 'JOB_NOT_FOUND' };
  try {
    return await store(services, candidateId, input);
  } catch (error) {
    // Lost the race against the same request, or against another one for the same job.
    if (!isRepeated(error)) throw error;
    const same = await applicationByRequest(db, candidateId, requestId);
    if (same) return { ok: true, application: same };
    const existing = await activeApplication(db, candidateId, input.jobId);
    return { ok: false, code: 'ALREADY_APPLIED', ...(existing && { existing }) };
  }
}

async function store({ config, db, outbox, now }: Services, candidateId: string, input: ApplyToJobInput): Promise<ApplyOutcome> {
  return db.transaction().execute(async (trx): Promise<ApplyOutcome> => {
    await lockApplying(trx, candidateId, input.jobId);
    const job = await jobToApplyTo(trx, input.jobId, candidateId);
    if (!job) return { ok: false, code: 'JOB_NOT_FOUND' };
    const existing = await activeApplication(trx, candidateId, job.id);
    if (existing) {
      // The same request may have been committed since the check.
      const same = await applicationByRequest(trx, candidateId, input.requestId);
      return same ? { ok: true, application: same } : { ok: false, code: 'ALREADY_APPLIED', existing };
    }
    const time = now();
    if (!takesApplications(job, time)) return { ok: false, code: 'JOB_CLOSED' };
    const reach = await reachOfEmployers(trx, [job.enterprise_id], time);
    const how = howToApply(reach.get(job.enterprise_id), job.source_url, config.origin);
    if (!isAppliedHere(how)) return { ok: false, code: 'NO_APPLICATION_CHANNEL' };
    const checked = checkAnswers([...defaultQuestions(job.easy_apply), ...job.questions], input.answers, time);
    if (!checked.ok) return { ok: false, code: 'ANSWERS_INCOMPLETE', questionIds: checked.questionIds };
    const claim = input.resumeId && isUuid(input.resumeId) ? await claimResume(trx, candidateId, input.resumeId) : 'NOT_THERE';
    if (claim === 'FULL') return { ok: false, code: 'STORAGE_QUOTA_REACHED' };
    const resumeId = claim === 'OWN' ? (input.resumeId ?? null) : null;
    if (input.resumeId && !resumeId) return refused('This résumé no longer exists. Choose another one.');

    const application = await insertApplication(trx, {
      candidateId,
      jobId: job.id,
      requestId: input.requestId,
      answers: checked.answers,
      resumeId,
      adjustments: keptText(input.adjustments),
      now: time,
    });
    await deleteDraft(trx, candidateId, job.id);
    await removeAppliedElsewhere(trx, candidateId, job.id);
    if (input.referrerId)
      await creditReferral(trx, {
        referrerId: input.referrerId,
        jobId: job.id,
        candidateId,
        applicationId: application.id,
      });
    await outbox.add(trx, 'application.submitted', {
      applicationId: application.id,
      jobId: job.id,
      candidateId,
      jobTitle: job.title,
      establishmentName: job.establishment_name,
    });
    return { ok: true, application };
  });
}

/** Withdraws an application; repeating it changes nothing. */
export async function withdrawApplication(services: Services, viewer: CandidateViewer, id: string): Promise<StepOutcome> {
  const { candidateId } = viewer;
  const own = isUuid(id) ? await ownApplication(services.db, candidateId, id) : undefined;
  if (!own) return { ok: false, code: 'NOT_FOUND' };
  if (own.withdrawn_at) return { ok: true, application: own };
  return changed(services, viewer, id, () =>
    changeApplication(services, { applicationId: id, step: 'withdrawn', by: { kind: 'candidate', candidateId } }),
  );
}

/** Runs a step that the candidate takes; returns a refusal as an outcome instead of throwing it. */
export async function changed(
  { db }: Services,
  { candidateId }: CandidateViewer,
  id: string,
  step: () => Promise<void>,
): Promise<StepOutcome> {
  try {
    await step();
  } catch (error) {
    if (error instanceof Refusal && (error.code === 'CONFLICT' || error.code === 'NOT_FOUND'))
      return { ok: false, code: error.code, message: error.message };
    throw error;
  }
  const application = await ownApplication(db, candidateId, id);
  return application ? { ok: true, application } : { ok: false, code: 'NOT_FOUND' };
}
