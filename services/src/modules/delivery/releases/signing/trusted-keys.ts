import { publicKeyOf, signDetached, type PublicKey, type SigningKey } from '@hirehq/shared-contracts/delivery/sign';
import type { Database } from '../../../../platform/database/database.ts';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';
import { platformKey } from './platform-key.ts';
import { signingKeys, type SigningKeyFacts, type SigningKeyRow } from './signing-keys.store.ts';
import { headerOf, isSignatureOf } from './verify-detached.ts';

export interface TrustedKey {
  kid: string;
  /** Null: a key of the platform. */
  team: string | null;
  publicKey: PublicKey;
  revokedAt: Date | null;
}
export type TrustedKeys = ReadonlyMap<string, TrustedKey>;

/** Where a process knows keys from. */
export interface KeysSource {
  db: Database;
  keyedHash: KeyedHash;
}

const statementOf = ({ kid, team, public_jwk, added_at, revoked_at }: SigningKeyFacts): string => {
  const { crv, kty, x } = public_jwk;
  return JSON.stringify({
    kid,
    team,
    key: { crv, kty, x },
    added: added_at.toISOString(),
    revoked: revoked_at?.toISOString() ?? null,
  });
};

/** The platform's word that a key is what its row says. */
export const endorse = (facts: SigningKeyFacts, by: SigningKey, now: Date): Promise<string> =>
  signDetached(statementOf(facts), { type: 'keys', key: by, now });

const trustedOf = ({ kid, team, public_jwk, revoked_at }: SigningKeyRow): TrustedKey => ({
  kid,
  team,
  publicKey: public_jwk,
  revokedAt: revoked_at,
});

async function isEndorsed(row: SigningKeyRow, trusted: TrustedKeys): Promise<boolean> {
  const header = headerOf(row.endorsement, 'keys');
  const by = header && trusted.get(header.kid);
  if (by?.team !== null || by.revokedAt || !publicKeyOf(row.public_jwk)) return false;
  return isSignatureOf(statementOf(row), row.endorsement, by.publicKey);
}

/**
 * The keys whose signatures this process believes: that of its own secret, and those a believed key of the platform endorses that is not revoked. A row that
 * somebody else put into the table is not among them.
 */
export async function trustedKeys({ db, keyedHash }: KeysSource): Promise<TrustedKeys> {
  const own = await platformKey(keyedHash);
  const trusted = new Map<string, TrustedKey>([
    [own.kid, { kid: own.kid, team: null, publicKey: own.publicJwk, revokedAt: null }],
  ]);
  let open = (await signingKeys(db)).filter(({ kid }) => kid !== own.kid);
  for (let found = true; found;) {
    found = false;
    const next: SigningKeyRow[] = [];
    for (const row of open) {
      if (await isEndorsed(row, trusted)) {
        trusted.set(row.kid, trustedOf(row));
        found = true;
      } else next.push(row);
    }
    open = next;
  }
  return trusted;
}
