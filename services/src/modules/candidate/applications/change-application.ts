import type { ClosureReason } from '@hirehq/shared-contracts/codes';
import type { SentKind } from '@hirehq/shared-contracts/employer';
import { jobNotificationLink, type JobNotificationKind } from '@hirehq/shared-contracts/notification-links';
import { isUuid } from '../../../platform/ids/is-uuid.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { Services } from '../../../platform/module.ts';
import { countSent, notifyCandidate } from '../notifications/index.ts';
import { isTheirs, takeStep, type StepName } from './applications.policy.ts';
import { lockedApplication, recordOfRequest, recordStep, type LockedApplication } from './process.store.ts';

/** Who changes an application; the application of anyone else is NOT_FOUND. */
export type Changer =
  | { kind: 'candidate'; candidateId: string }
  /** `keyId` is the API key that was used, null for the platform's own demo employers. */
  | { kind: 'enterprise'; enterpriseId: string; keyId: string | null };

export interface ApplicationChange {
  applicationId: string;
  step: StepName;
  by: Changer;
  /** Key of the request: repeating it changes nothing. */
  requestId?: string | undefined;
  note?: string | null | undefined;
  /** Reason of a closing step. */
  reason?: ClosureReason;
  /** Runs in the transaction of the step, before the step is written; `unchanged` if there is nothing to write. */
  alongside?: (trx: Transaction, application: LockedApplication, at: Date) => Promise<'unchanged' | void>;
}

/** The notification that a step sends to the candidate; their own steps send none. */
const NOTIFICATIONS: Partial<Record<StepName, JobNotificationKind>> = {
  shortlisted: 'shortlisted',
  offered: 'offered',
  'offer changed': 'offerChanged',
  onboarded: 'onboarded',
  offboarded: 'offboarded',
  closed: 'closed',
  note: 'note',
};

/** Steps that an employer can repeat, with the limit for each candidate. */
const COUNTED: Partial<Record<StepName, readonly SentKind[]>> = { note: ['notes'], 'offer changed': ['offers'] };

/**
 * Takes one step of an application: codes, history, notification, stream event and outbox row commit together. Refuses
 * with NOT_FOUND for an application of someone else, with CONFLICT and a message for a step that is not allowed.
 */
export async function changeApplication(services: Services, change: ApplicationChange): Promise<void> {
  const { db, outbox, now } = services;
  const { applicationId, step, by, requestId, note = null, reason, alongside } = change;
  if (!isUuid(applicationId)) throw new Refusal('NOT_FOUND');
  await db.transaction().execute(async (trx) => {
    const application = await lockedApplication(trx, applicationId);
    if (!application || !isTheirs(by, application)) throw new Refusal('NOT_FOUND');
    if (requestId && (await recordOfRequest(trx, applicationId, requestId))) return;
    const outcome = takeStep(step, by.kind, application);
    if (!outcome.ok) throw new Refusal('CONFLICT', { message: outcome.why });
    const at = now();
    if (by.kind === 'enterprise')
      await countSent(trx, { enterpriseId: by.enterpriseId, candidateId: application.candidate_id, at }, COUNTED[step] ?? []);
    if ((await alongside?.(trx, application, at)) === 'unchanged') return;
    await recordStep(
      trx,
      {
        application_id: applicationId,
        ...outcome.codes,
        change: step,
        actor: by.kind,
        key_id: by.kind === 'enterprise' ? by.keyId : null,
        request_id: requestId ?? null,
        note,
        recorded_at: at,
      },
      reason && { by: by.kind, reason },
    );
    const { job_id: jobId, candidate_id: candidateId, job_title: job, establishment_name: company } = application;
    const kind = NOTIFICATIONS[step];
    if (kind)
      await notifyCandidate(services, trx, {
        candidateId,
        kind,
        link: jobNotificationLink(kind, jobId),
        values: { job, company },
        at,
      });
    if (step === 'withdrawn') await outbox.add(trx, 'application.withdrawn', { applicationId, jobId, candidateId });
    else await outbox.add(trx, 'application.changed', { applicationId, jobId, candidateId, change: step });
  });
}
