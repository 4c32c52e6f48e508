import type { Services } from '../../../platform/module.ts';
import { removeAbandonedAccounts } from './account.store.ts';
import { removeExpiredCodes } from './code.store.ts';
import { removeExpiredUndos } from './email-undo/email-undo.store.ts';
import { removeExpiredGrants } from './provider/grant.store.ts';
import { removeExpiredSteps } from './step.store.ts';

/** Removes expired rows. */
export async function removeExpired({ db, now }: Pick<Services, 'db' | 'now'>): Promise<void> {
  const at = now();
  await removeExpiredGrants(db);
  await removeExpiredSteps(db, at);
  await removeExpiredCodes(db, at);
  await removeExpiredUndos(db, at);
  await removeAbandonedAccounts(db, at);
}
