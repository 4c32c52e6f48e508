import { HOUR_MS, MINUTE_MS } from '@hirehq/shared-contracts/durations';
import type { EmployerKeyRecord, EmployerScope } from '@hirehq/shared-contracts/employer';
import type { Database, Transaction } from '../../../platform/database/database.ts';
import { Refusal } from '../../../platform/refusals/refusal.ts';
import type { EmployerViewer, Services } from '../../../platform/module.ts';
import { refuseIfFull } from '../../../platform/row-caps/refuse-if-full.ts';
import { channelChanged } from '../../enterprises/apply-channels/index.ts';
import { makeKey, readKey } from '../../../platform/auth/api-key.ts';
import { isValid, mayGive } from './keys.policy.ts';
import { endKey, lockedKey, insertKey, keyById, noteUse, validKeys, type KeyRow } from './keys.store.ts';

type ShownKey = EmployerKeyRecord & { key: string };

const keyRecordOf = (row: KeyRow): EmployerKeyRecord => ({
  id: row.id,
  label: row.label,
  scopes: row.scopes,
  createdTimestamp: row.created_at.toISOString(),
  expiresTimestamp: row.expires_at?.toISOString() ?? null,
  lastUsedTimestamp: row.last_used_at?.toISOString() ?? null,
});

/** The employer of a key; undefined if it is wrong, expired or revoked. */
export async function employerOfKey(
  services: Pick<Services, 'db' | 'now' | 'work'>,
  key: string,
): Promise<EmployerViewer | undefined> {
  const { db, now } = services;
  const read = readKey('hq', key);
  const row = read && (await keyById(db, read.id));
  if (!row || !read.fits(row.secret_hash) || !isValid(row, now())) return undefined;
  if (!row.last_used_at)
    await db.transaction().execute(async (trx) => {
      await noteUse(trx, row.id, now());
      await channelChanged(services, trx, row.enterprise_id);
    });
  else if (now().getTime() - row.last_used_at.getTime() >= MINUTE_MS) await noteUse(db, row.id, now());
  return { enterpriseId: row.enterprise_id, keyId: row.id, scopes: row.scopes };
}

interface KeyWish {
  enterpriseId: string;
  label: string;
  scopes: readonly EmployerScope[];
  now: Date;
}

/** Creates a key; only this result contains its secret. */
export const createKey = (db: Database, wish: KeyWish): Promise<ShownKey> =>
  db.transaction().execute((trx) => createKeyIn(trx, wish));

async function createKeyIn(trx: Transaction, { enterpriseId, label, scopes, now }: KeyWish): Promise<ShownKey> {
  await refuseIfFull(trx, 'employerKeys', { owner: enterpriseId, now });
  const { id, key, secretHash } = makeKey('hq');
  const row: KeyRow = {
    id,
    enterprise_id: enterpriseId,
    label,
    secret_hash: secretHash,
    scopes: [...new Set(scopes)],
    replaced_by: null,
    created_at: now,
    expires_at: null,
    last_used_at: null,
  };
  await insertKey(trx, row);
  return { ...keyRecordOf(row), key };
}

export async function listKeys({ db, now }: Pick<Services, 'db' | 'now'>, enterpriseId: string): Promise<EmployerKeyRecord[]> {
  return (await validKeys(db, enterpriseId, now())).map(keyRecordOf);
}

export async function createKeyBy(
  { db, now }: Services,
  employer: EmployerViewer,
  { label, scopes }: Pick<KeyWish, 'label' | 'scopes'>,
): Promise<ShownKey> {
  mayGive(employer, scopes);
  return createKey(db, { enterpriseId: employer.enterpriseId, label, scopes, now: now() });
}

/** Creates a key that replaces another one; both are valid for `hours`. */
export async function rotateKey(
  services: Pick<Services, 'db' | 'now' | 'work'>,
  employer: EmployerViewer,
  { id, hours }: { id: string; hours: number },
): Promise<ShownKey> {
  const { db, now } = services;
  return db.transaction().execute(async (trx) => {
    const old = await lockedKey(trx, employer.enterpriseId, id);
    if (!old || !isValid(old, now())) throw new Refusal('NOT_FOUND');
    if (old.replaced_by)
      throw new Refusal('CONFLICT', { message: 'This key is already being replaced. Rotate its successor instead.' });
    mayGive(employer, old.scopes);
    const made = await createKeyIn(trx, { enterpriseId: old.enterprise_id, label: old.label, scopes: old.scopes, now: now() });
    const until = new Date(now().getTime() + hours * HOUR_MS);
    await endKey(trx, id, old.expires_at && old.expires_at < until ? old.expires_at : until, made.id);
    await channelChanged(services, trx, employer.enterpriseId);
    return made;
  });
}

/** Revokes a key immediately; NOT_FOUND if it is not a valid key of the employer. */
export async function revokeKey(
  services: Pick<Services, 'db' | 'now' | 'work'>,
  enterpriseId: string,
  id: string,
): Promise<true> {
  const { db, now } = services;
  await db.transaction().execute(async (trx) => {
    const key = await lockedKey(trx, enterpriseId, id);
    if (!key || !isValid(key, now())) throw new Refusal('NOT_FOUND');
    await endKey(trx, id, now(), key.replaced_by);
    await channelChanged(services, trx, enterpriseId);
  });
  return true;
}
