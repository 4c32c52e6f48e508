import type { Database } from '../../../../platform/database/database.ts';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';
import { platformKey } from './platform-key.ts';
import { insertSigningKey } from './signing-keys.store.ts';
import { endorse } from './trusted-keys.ts';

/** Records the public key that belongs to the present secret of the platform, once. */
export async function recordPlatformKey({
  db,
  keyedHash,
  now,
}: {
  db: Database;
  keyedHash: KeyedHash;
  now: () => Date;
}): Promise<void> {
  const key = await platformKey(keyedHash);
  const facts = { kid: key.kid, team: null, public_jwk: key.publicJwk, added_at: now(), revoked_at: null };
  await insertSigningKey(db, { ...facts, endorsement: await endorse(facts, key, now()) });
}
