import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { JWK } from 'oidc-provider';
import type { Database, Transaction } from '../../../platform/database/database.ts';

export interface ProviderKeys {
  /** Private keys: the first one signs, the others are published for tokens they have signed or will sign. */
  signing: JWK[];
  /** Secrets for signing cookies, newest first. */
  cookies: string[];
}

const LOCK = 4_817_264;
const DAY_MS = 86_400_000;
const ROTATE_AFTER_MS = 90 * DAY_MS;
const PUBLISHED_AFTERWARDS_MS = 30 * DAY_MS;
/** A new key is published this long before it signs, so that everyone who verifies signatures has loaded it. */
export const SIGNS_AFTER_MS = 45_000;

const lock = (trx: Transaction) => sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);

async function insertSigningKey(trx: Transaction, now: Date): Promise<void> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  const value = { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
  await trx
    .insertInto('identity_key')
    .values({ id: randomUUID(), kind: 'signing', value: JSON.stringify(value), created_at: now })
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
    await lock(trx);
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
      const value = JSON.stringify({ secret: randomBytes(32).toString('base64url') });
      await trx.insertInto('identity_key').values({ id: randomUUID(), kind: 'cookie', value, created_at: now }).execute();
    }
  });
}

/** Adds a signing key; running providers load it within a minute, and tokens signed with older keys stay valid. */
export function rotateSigningKey(db: Database, now: Date): Promise<void> {
  return db.transaction().execute(async (trx) => {
    await lock(trx);
    await insertSigningKey(trx, now);
  });
}

/** Stores the keys in the database, so that a restart signs nobody out. */
export async function readProviderKeys(db: Database, now: Date): Promise<ProviderKeys> {
  const keys = await allKeys(db);
  const signing = signingKeys(keys);
  const isMet = (key: StoredKey) => key.createdAt.getTime() <= now.getTime() - SIGNS_AFTER_MS;
  const ordered = signing.some(isMet) ? [...signing.filter(isMet), ...signing.filter((key) => !isMet(key))] : signing;
  return {
    signing: ordered.map(({ value }) => value),
    cookies: keys.filter(({ kind }) => kind === 'cookie').map(({ value }) => String(value['secret'])),
  };
}
