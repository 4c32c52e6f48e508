import { z } from 'zod';
import { removeCandidateRows } from '../../../platform/candidate-data/candidate-rows.store.ts';
import type { Services } from '../../../platform/module.ts';
import { deleteWorkAbout } from '../../../platform/work/work.store.ts';
import { defineWork, USUAL_RETRIES, type WorkAttempt } from '../../../platform/work/work-kind.ts';
import { recordDeletedIdentity } from '../candidates/index.ts';
import { enqueueMail } from '../../post/mail/index.ts';
import { accountMail } from './account-mails.ts';
import { accountHolder } from './account.store.ts';
import { lockDueDeletion, visibleApplications } from './deletions.store.ts';
import { subjectOf } from './email.service.ts';
import { exportOf } from './exports.store.ts';
import { deleteProviderAccount, deletesProviderAccount } from './provider-account.ts';
import { queueFileRemoval } from './remove-files.ts';

export const deletionWork = defineWork({
  name: 'account.delete',
  payload: z.object({ candidateId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 300,
  atATime: 1,
  onePerKey: 'queued',
});

/**
 * Deletes an account for good once its grace period is over: first at an external identity provider, then here, in one
 * transaction that a failing provider ends. Employers learn of their applications what they learn of withdrawn ones.
 */
export async function deleteAccount(
  services: Services,
  candidateId: string,
  attempt: Pick<WorkAttempt, 'completeIn'>,
): Promise<void> {
  const { db, outbox, config, now, candidateData } = services;
  const at = now();
  await db.transaction().execute(async (trx) => {
    if (!(await lockDueDeletion(trx, candidateId, at))) return;
    const record = await accountHolder(trx, candidateId);
    if (!record) return;
    const holder = await subjectOf({ ...services, db: trx }, record);
    // While the request is locked: it cannot be withdrawn once the provider's account is deleted.
    await deleteProviderAccount(config, holder.subject);
    const applications = await visibleApplications(trx, candidateId);
    const copy = await exportOf(trx, candidateId);
    await recordDeletedIdentity(services, trx, holder, at);
    const keys = await removeCandidateRows(trx, candidateData, holder);
    // Completed first, because this work names the candidate too.
    await attempt.completeIn(trx);
    await deleteWorkAbout(trx, candidateId);
    await queueFileRemoval(services, trx, [...keys, ...(copy?.storage_key ? [copy.storage_key] : [])]);
    for (const application of applications)
      await outbox.add(trx, 'application.deleted', { ...application, deletedAt: at.toISOString() });
    const isProviderLeft = !deletesProviderAccount(config);
    await enqueueMail(services, trx, accountMail(services, holder, { kind: 'deleted', isProviderLeft }));
  });
}
