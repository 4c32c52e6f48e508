import { kidOf, publicKeyOf } from '@hirehq/shared-contracts/delivery/sign';
import type { Database } from '../../../../platform/database/database.ts';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { platformKey } from './platform-key.ts';
import { recordPlatformKey } from './record-platform-key.ts';
import { insertSigningKey, signingKeys, updateSigningKey, type SigningKeyRow } from './signing-keys.store.ts';
import { endorse, trustedKeys } from './trusted-keys.ts';

interface Keys {
  db: Database;
  keyedHash: KeyedHash;
  now: () => Date;
}

/** Accepts the signatures of a team's public key, in the form of a JWK; a private key is refused. Returns its name. */
export async function addSigningKey({ db, keyedHash, now }: Keys, { team, jwk }: { team: string; jwk: object }): Promise<string> {
  if ('d' in jwk)
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This is a private key. It must stay with the team: make a new pair, and send the public half only.',
    });
  const publicKey = publicKeyOf(jwk);
  if (!publicKey) throw new Refusal('VALIDATION_FAILED', { message: 'This is no public Ed25519 key in the form of a JWK.' });
  const kid = await kidOf(publicKey);
  const facts = { kid, team, public_jwk: publicKey, added_at: now(), revoked_at: null };
  const added = await insertSigningKey(db, { ...facts, endorsement: await endorse(facts, await platformKey(keyedHash), now()) });
  if (!added)
    throw new Refusal('CONFLICT', { message: `The key ${kid} is known already. A key that was revoked is not accepted again.` });
  return kid;
}

/** Every key, with whether this platform believes its signatures. */
export async function listSigningKeys(keys: Keys): Promise<(SigningKeyRow & { isTrusted: boolean })[]> {
  const trusted = await trustedKeys(keys);
  return (await signingKeys(keys.db)).map((row) => ({ ...row, isTrusted: trusted.has(row.kid) }));
}

/** Accepts no new signatures of a key; releases that are stored stay valid. */
export async function revokeSigningKey({ db, keyedHash, now }: Keys, kid: string): Promise<SigningKeyRow> {
  const own = await platformKey(keyedHash);
  if (kid === own.kid)
    throw new Refusal('VALIDATION_FAILED', {
      message: 'This key belongs to the present secret of the platform. Change the secret first: npm run platform-key -- rotate.',
    });
  const row = (await signingKeys(db)).find((each) => each.kid === kid);
  if (!row || row.revoked_at) throw new Refusal('NOT_FOUND', { message: `There is no valid key '${kid}'.` });
  const revoked = { ...row, revoked_at: now() };
  await updateSigningKey(db, { ...revoked, endorsement: await endorse(revoked, own, now()) });
  return revoked;
}

/**
 * Hands the trust of the platform on to the key of another secret: the present key endorses it, and it endorses every key that is trusted
 * now. Processes with either secret then believe each other. Returns the name of the next key.
 */
export async function rotatePlatformKey({ db, keyedHash, now }: Keys, next: KeyedHash): Promise<string> {
  const [own, successor] = [await platformKey(keyedHash), await platformKey(next)];
  if (own.kid === successor.kid) throw new Refusal('VALIDATION_FAILED', { message: 'The next secret is the present one.' });
  await db.transaction().execute(async (trx) => {
    const trusted = await trustedKeys({ db: trx, keyedHash });
    await recordPlatformKey({ db: trx, keyedHash, now });
    for (const row of await signingKeys(trx))
      if (trusted.has(row.kid) && row.kid !== successor.kid)
        await updateSigningKey(trx, { ...row, endorsement: await endorse(row, successor, now()) });
    const facts = { kid: successor.kid, team: null, public_jwk: successor.publicJwk, added_at: now(), revoked_at: null };
    await insertSigningKey(trx, { ...facts, endorsement: await endorse(facts, own, now()) });
  });
  return successor.kid;
}

/**
 * Endorses every key that is recorded, by the key of the present secret: for a secret that was lost, so that nobody could hand its trust
 * on. Returns the names of the keys that were not trusted before.
 */
export async function adoptSigningKeys({ db, keyedHash, now }: Keys): Promise<string[]> {
  const own = await platformKey(keyedHash);
  return db.transaction().execute(async (trx) => {
    const trusted = await trustedKeys({ db: trx, keyedHash });
    const strange = (await signingKeys(trx)).filter(({ kid }) => !trusted.has(kid));
    for (const row of strange) await updateSigningKey(trx, { ...row, endorsement: await endorse(row, own, now()) });
    return strange.map(({ kid }) => kid);
  });
}
