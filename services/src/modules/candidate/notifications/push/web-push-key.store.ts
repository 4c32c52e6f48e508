import { exportJWK, generateKeyPair, type JWK } from 'jose';
import { lock } from '../../../../platform/database/advisory-locks.ts';
import { type Database, jsonb } from '../../../../platform/database/database.ts';

const stored = (db: Database) => db.selectFrom('web_push_key').select('private_key').executeTakeFirst();

/**
 * The platform's key pair for web push (VAPID, RFC 8292). It is created once and never changes: a browser's subscription is valid
 * for this key only.
 */
export async function webPushKey(db: Database, now: Date): Promise<JWK> {
  const known = await stored(db);
  if (known) return known.private_key;
  const { privateKey } = await generateKeyPair('ES256', { extractable: true });
  const made = await exportJWK(privateKey);
  return db.transaction().execute(async (trx) => {
    await lock(trx, 'webPushKey');
    const first = await stored(trx);
    if (first) return first.private_key;
    await trx
      .insertInto('web_push_key')
      .values({ private_key: jsonb(made), created_at: now })
      .execute();
    return made;
  });
}

const UNCOMPRESSED = Buffer.of(4);

/** The public key as an uncompressed point, base64url: what browsers subscribe with. */
export function vapidPublicKey({ x = '', y = '' }: JWK): string {
  return Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString('base64url');
}

export const publicWebPushKey = async (db: Database, now: Date): Promise<string> => vapidPublicKey(await webPushKey(db, now));
