import type { Services } from '../../../../platform/module.ts';
import { onSchedule, type DeclaredWork } from '../../../../platform/work/work-kind.ts';
import { forgetRemoved, removedKeys, takeExpired } from './removed-records.store.ts';

/** Deletes removed records that can no longer be restored, with the bytes of their files. */
export async function purgeRecords({ db, files, now }: Pick<Services, 'db' | 'files' | 'now'>): Promise<void> {
  for (;;) {
    const isTaken = await db.transaction().execute(async (trx) => {
      const removed = await takeExpired(trx, now());
      if (!removed) return false;
      // The bytes first: if this stops in between, the row is found again.
      for (const key of await removedKeys(trx, removed)) await files.remove(key);
      await forgetRemoved(trx, removed);
      return true;
    });
    if (!isTaken) return;
  }
}

export const purgeWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'profiles.purge-records', schedule: '* * * * *', run: () => purgeRecords(services) }),
];
