import { generateKeyPair, randomBytes, randomUUID } from 'node:crypto';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import type { JWK } from 'oidc-provider';
import type { Database } from '../../../platform/database/database.ts';

export interface ProviderKeys {
  /** Private, newest first. */
  signing: JWK[];
  /** Secrets of the cookie signatures, newest first. */
  cookies: string[];
}

const LOCK = 4_817_264;

async function newSigningKey(): Promise<Record<string, unknown>> {
  const { privateKey } = await promisify(generateKeyPair)('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kid: randomUUID(), alg: 'RS256', use: 'sig' };
}

/** The keys in the database, made on the first start: a restart signs nobody out. */
export function loadProviderKeys(db: Database): Promise<ProviderKeys> {
  return db.transaction().execute(async (trx) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(trx);
    const read = () => trx.selectFrom('identity_key').select(['kind', 'value']).orderBy('created_at', 'desc').execute();
    let keys = await read();
    if (keys.length === 0) {
      await trx
        .insertInto('identity_key')
        .values([
          { id: randomUUID(), kind: 'signing', value: JSON.stringify(await newSigningKey()) },
          { id: randomUUID(), kind: 'cookie', value: JSON.stringify({ secret: randomBytes(32).toString('base64url') }) },
        ])
        .execute();
      keys = await read();
    }
    return {
      signing: keys.filter((key) => key.kind === 'signing').map((key) => key.value),
      cookies: keys.filter((key) => key.kind === 'cookie').map((key) => String(key.value['secret'])),
    };
  });
}
