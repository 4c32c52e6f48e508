import type { ReleaseLock } from '@hirehq/shared-contracts/delivery';
import type { Services, TeamViewer } from '../../../../platform/module.ts';
import { noteHistory } from '../history/history.store.ts';
import { refuseForeign } from '../remotes.policy.ts';
import { deleteLock, insertLock, lockOf, type LockRow } from './locks.store.ts';

type Locking = Pick<Services, 'db' | 'now'>;

export const lockRecord = ({ remote, why, locked_by, locked_at }: LockRow): ReleaseLock => ({
  remote,
  why,
  by: locked_by,
  createdTimestamp: locked_at.toISOString(),
});

/** Locks a remote; one that is locked already stays as it is. */
export async function lockRemote(
  { db, now }: Locking,
  team: TeamViewer,
  { remote, why }: { remote: string; why: string },
): Promise<ReleaseLock> {
  refuseForeign(team, [remote]);
  const row: LockRow = { remote, why, locked_by: team.team, key_id: team.keyId, locked_at: now() };
  return db.transaction().execute(async (trx) => {
    if (!(await insertLock(trx, row))) return lockRecord((await lockOf(trx, remote)) ?? row);
    await noteHistory(trx, { at: now(), action: 'LOCK', acted_by: team.team, key_id: team.keyId, remote, outcome: 'DONE', why });
    return lockRecord(row);
  });
}

/** Unlocks a remote; one that is not locked stays so. */
export async function unlockRemote({ db, now }: Locking, team: TeamViewer, remote: string): Promise<true> {
  refuseForeign(team, [remote]);
  await db.transaction().execute(async (trx) => {
    if (!(await deleteLock(trx, remote))) return;
    const why = 'Unlocked by a call.';
    await noteHistory(trx, {
      at: now(),
      action: 'UNLOCK',
      acted_by: team.team,
      key_id: team.keyId,
      remote,
      outcome: 'DONE',
      why,
    });
  });
  return true;
}
