import type { ApplyToJobInput } from '@hirehq/shared-contracts/graphql/types';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import { applicationTexts } from '@hirehq/shared-contracts/inputs';
import { readInput } from '../../../platform/refusals/read-input.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { howToApply, isAppliedHere, reachOfEmployers } from '../../enterprises/apply-channels/index.ts';
import { claimResume, giveTelephone } from '../candidates/index.ts';
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
import { applicationResponse } from './application-response.ts';
import { changeApplication } from './change-application.ts';
import { checkAnswers } from './check-answers.ts';
import { deleteDraft, lockApplying } from './drafts.store.ts';
import { portalOfApplication } from './portal-of-application.ts';
import { textOrNull } from './text-or-null.ts';

const alreadyApplied = (existing: ApplicationRow | undefined): Refusal =>
  new Refusal('ALREADY_APPLIED', { further: { existing: existing && applicationResponse(existing) } });

/**
 * Stores an application once: a repeated request returns the first application, a second application to the job is refused.
 * Application, process record and outbox row commit together.
 */
export async function applyToJob(
  services: Services,
  { candidateId }: CandidateViewer,
  input: ApplyToJobInput,
): Promise<ApplicationRow> {
  const { db } = services;
  const { requestId, telephone } = readInput(applicationTexts, input);
  const replayed = await applicationByRequest(db, candidateId, requestId);
  if (replayed) return replayed;
  if (!isUuid(input.jobId)) throw new Refusal('JOB_NOT_FOUND');
  try {
    return await store(services, candidateId, { ...input, telephone: telephone || null });
  } catch (error) {
    // Lost the race against the same request, or against another one for the same job.
    if (!isRepeated(error)) throw error;
    const same = await applicationByRequest(db, candidateId, requestId);
    if (same) return same;
    throw alreadyApplied(await activeApplication(db, candidateId, input.jobId));
  }
}

async function store(
  { config, db, outbox, now }: Services,
  candidateId: string,
  input: ApplyToJobInput,
): Promise<ApplicationRow> {
  return db.transaction().execute(async (trx) => {
    await lockApplying(trx, candidateId, input.jobId);
    const job = await jobToApplyTo(trx, input.jobId, candidateId);
    if (!job) throw new Refusal('JOB_NOT_FOUND');
    const existing = await activeApplication(trx, candidateId, job.id);
    if (existing) {
      // The same request may have been committed since the check.
      const same = await applicationByRequest(trx, candidateId, input.requestId);
      if (same) return same;
      throw alreadyApplied(existing);
    }
    const time = now();
    if (!takesApplications(job, time)) throw new Refusal('JOB_CLOSED');
    const reach = await reachOfEmployers(trx, [job.enterprise_id], time);
    const how = howToApply(reach.get(job.enterprise_id), job.source_url, config.origin);
    if (!isAppliedHere(how)) throw new Refusal('NO_APPLICATION_CHANNEL');
    const { answers, wrong } = checkAnswers([...defaultQuestions(job.easy_apply), ...job.questions], input.answers, time);
    if (wrong.length > 0) throw new Refusal('ANSWERS_INCOMPLETE', { further: { questionIds: wrong } });
    const claim = input.resumeId && isUuid(input.resumeId) ? await claimResume(trx, candidateId, input.resumeId) : 'NOT_THERE';
    if (claim === 'FULL') throw new Refusal('STORAGE_QUOTA_REACHED');
    const resumeId = claim === 'OWN' ? (input.resumeId ?? null) : null;
    if (input.resumeId && !resumeId)
      throw new Refusal('VALIDATION_FAILED', { message: 'This résumé no longer exists. Choose another one.' });

    const application = await insertApplication(trx, {
      candidateId,
      jobId: job.id,
      requestId: input.requestId,
      answers,
      resumeId,
      adjustments: textOrNull(input.adjustments),
      coverLetter: textOrNull(input.coverLetter),
      telephone: textOrNull(input.telephone),
      portal: portalOfApplication(input.portal, job.domain_names),
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
    if (input.telephone && (await giveTelephone(trx, candidateId, input.telephone)))
      await outbox.add(trx, 'profile.changed', { candidateId });
    await outbox.add(trx, 'application.submitted', {
      applicationId: application.id,
      jobId: job.id,
      candidateId,
      jobTitle: job.title,
      establishmentName: job.establishment_name,
    });
    return application;
  });
}

/** Withdraws an application; repeating it changes nothing. */
export async function withdrawApplication(services: Services, viewer: CandidateViewer, id: string): Promise<ApplicationRow> {
  const { candidateId } = viewer;
  const own = isUuid(id) ? await ownApplication(services.db, candidateId, id) : undefined;
  if (!own) throw new Refusal('NOT_FOUND');
  if (own.withdrawn_at) return own;
  await changeApplication(services, { applicationId: id, step: 'withdrawn', by: { kind: 'candidate', candidateId } });
  return applicationOf(services, viewer, id);
}

/** The candidate's application as it is now. */
export async function applicationOf({ db }: Services, { candidateId }: CandidateViewer, id: string): Promise<ApplicationRow> {
  const application = await ownApplication(db, candidateId, id);
  if (!application) throw new Refusal('NOT_FOUND');
  return application;
}
