import { generateKeyPair, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import type { JWK } from 'oidc-provider';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { newId } from '../../../../platform/ids/new-id.ts';
import { type Database, type Transaction, jsonb } from '../../../../platform/database/database.ts';
import { lock } from '../../../../platform/database/advisory-locks.ts';

export interface IdentityKeys {
  /** Private keys: the first one signs, the others are published for tokens they have signed or will sign. */
  signing: JWK[];
  /** Secrets for signing cookies, newest first. */
  cookies: string[];
}

const ROTATE_AFTER_MS = 90 * DAY_MS;
const PUBLISHED_AFTERWARDS_MS = 30 * DAY_MS;
/** A new key is published this long before it signs, so that everyone who verifies signatures has loaded it. */
export const SIGNS_AFTER_MS = 45_000;

async function insertSigningKey(trx: Transaction, now: Date): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const value = { ...privateKey.export({ format: 'jwk' }), kid: newId(), alg: 'RS256', use: 'sig' };
  await trx
    .insertInto('identity_key')
    .values({ id: newId(), kind: 'signing', value: jsonb(value), created_at: now })
    .execute();
}

const allKeys = (db: Database) =>
  db
    .selectFrom('identity_key')
    .select(['id', 'kind', 'value', 'created_at as createdAt'])
    .orderBy('created_at', 'desc')
    .execute();
type StoredKey = Awaited<ReturnType<typeof allKeys>>[number];

const signingKeys = (keys: readonly StoredKey[]) => keys.filter(({ kind }) => kind === 'signing');

/** Creates missing keys, replaces an old signing key, and deletes those replaced long ago. */
export function maintainProviderKeys(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'identityKeys');
    const keys = await allKeys(trx);
    const signing = signingKeys(keys);
    const newest = signing[0];
    if (!newest || newest.createdAt.getTime() < now.getTime() - ROTATE_AFTER_MS) await insertSigningKey(trx, now);
    const forgotten = signing.filter((_, index) => {
      const successor = signing[index - 1];
      return successor && successor.createdAt.getTime() < now.getTime() - PUBLISHED_AFTERWARDS_MS;
    });
    if (forgotten.length > 0)
      await trx
        .deleteFrom('identity_key')
        .where(
          'id',
          'in',
          forgotten.map(({ id }) => id),
        )
        .execute();
    if (!keys.some(({ kind }) => kind === 'cookie')) {
      const value = jsonb({ secret: randomBytes(32).toString('base64url') });
      await trx.insertInto('identity_key').values({ id: newId(), kind: 'cookie', value, created_at: now }).execute();
    }
  });
}

/** Adds a signing key; running providers load it within a minute, and tokens signed with older keys stay valid. */
export function rotateSigningKey(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'identityKeys');
    await insertSigningKey(trx, now);
  });
}

/** Stores the keys in the database, so that a restart signs nobody out. */
export async function readProviderKeys(db: Database, now: Date): Promise<IdentityKeys> {
  const keys = await allKeys(db);
  const signing = signingKeys(keys);
  const isMet = (key: StoredKey) => key.createdAt.getTime() <= now.getTime() - SIGNS_AFTER_MS;
  const ordered = signing.some(isMet) ? [...signing.filter(isMet), ...signing.filter((key) => !isMet(key))] : signing;
  return {
    signing: ordered.map(({ value }) => value),
    cookies: keys.filter(({ kind }) => kind === 'cookie').map(({ value }) => String(value['secret'])),
  };
}
