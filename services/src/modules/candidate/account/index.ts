import { createAttemptLimits } from '../../../platform/attempts/attempt-limits.ts';
import type { ModuleFactory } from '../../../platform/module.ts';
import { onDemand, onSchedule } from '../../../platform/work/work-kind.ts';
import { forgetTombstones } from '../candidates/index.ts';
import { ACCOUNT_RULES } from './account-limits.ts';
import { accountData } from './candidate-data.ts';
import { deleteAccount, deletionWork } from './delete-account.ts';
import { dueDeletions } from './deletions.store.ts';
import { exportWork, makeExport } from './export/make-export.ts';
import { deleteExpiredExports } from './exports.store.ts';
import { fileRemoval, queueFileRemoval } from './remove-files.ts';
import { createResolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';

export { openUnbindRequests } from './pools.store.ts';
export { respondToUnbind } from './unbind.service.ts';

/** What a candidate decides about their account: address, language, a copy of their data, the end of it all. */
export const accountModule: ModuleFactory = (services) => {
  const { db, work, now } = services;

  /** Deletes what has expired, and starts the deletion of accounts whose grace period is over. */
  async function tidy(): Promise<void> {
    const at = now();
    await db.transaction().execute(async (trx) => {
      await queueFileRemoval(services, trx, await deleteExpiredExports(trx, at));
      for (const candidateId of await dueDeletions(trx, at))
        await work.enqueue(trx, deletionWork, { candidateId }, { key: candidateId });
    });
    await forgetTombstones(db, at);
  }

  return {
    name: 'account',
    candidateData: accountData,
    keyColumns: [{ table: 'account_export', column: 'storage_key' }],
    resolvers: createResolvers(createAttemptLimits(services, ACCOUNT_RULES)),
    routes: (app) => routes(app, services),
    work: [
      onDemand(exportWork, ({ exportId }) => makeExport(services, exportId)),
      onDemand(deletionWork, ({ candidateId }, attempt) => deleteAccount(services, candidateId, attempt)),
      fileRemoval(services),
      onSchedule({ name: 'account.tidy', schedule: '12 * * * *', run: tidy }),
    ],
  };
};
