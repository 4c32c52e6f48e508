import { isDeepStrictEqual } from 'node:util';
import { builtReleaseSchema, type BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { trustedKeys, type KeysSource, type TrustedKey, type TrustedKeys } from './trusted-keys.ts';
import { headerOf, isSignatureOf, type SignatureHeader } from './verify-detached.ts';

const CLOCKS_DIFFER_MS = 300_000;

const refused = (reason: string) =>
  new Refusal('RELEASE_REFUSED', { message: `The signature of the release is refused: ${reason}` });

interface Signed {
  key: TrustedKey;
  header: SignatureHeader;
}

/** The key and the header of a signature, or why it is not that of this text by a key that is trusted. */
async function signedBy(
  trusted: TrustedKeys,
  source: string,
  signature: string | null | undefined,
): Promise<Signed | { doubt: string }> {
  if (!signature) return { doubt: 'there is none. Sign release.json with the key of your team, and send it with the signature.' };
  const header = headerOf(signature, 'release');
  if (!header) return { doubt: 'it is not one of a release. Sign the text of release.json, with the command that publishes it.' };
  const key = trusted.get(header.kid);
  if (!key)
    return {
      doubt: `the key ${header.kid} is not known here. Ask the operator to add the public half of your team's signing key.`,
    };
  if (!(await isSignatureOf(source, signature, key.publicKey)))
    return { doubt: 'it is not that of this release.json, or of another key. Sign the file as it is sent, byte for byte.' };
  return { key, header };
}

interface NewRelease {
  source: string;
  signature: string | undefined;
  /** The team whose key publishes it. */
  team: string;
  now: Date;
}

/** Throws RELEASE_REFUSED unless the team signed this text with a key that is not revoked, and the signature has not expired. */
export async function verifyNewRelease(keys: KeysSource, { source, signature, team, now }: NewRelease): Promise<void> {
  const signed = await signedBy(await trustedKeys(keys), source, signature);
  if ('doubt' in signed) throw refused(signed.doubt);
  const { key, header } = signed;
  if (key.team !== team) throw refused(`the key ${key.kid} belongs to another team. Sign with a key of the team '${team}'.`);
  if (key.revokedAt) throw refused(`the key ${key.kid} was revoked. Make a new one and ask the operator to add it.`);
  if (header.exp === undefined || header.exp * 1000 <= now.getTime()) throw refused('it has expired. Sign the release again.');
  if (header.iat * 1000 > now.getTime() + CLOCKS_DIFFER_MS)
    throw refused('it is from the future. Set the clock of the machine that signs.');
}

/** A release as it is stored, with what was signed. */
export interface StoredProof {
  release: BuiltRelease;
  source: string | null;
  signature: string | null;
}

/**
 * Why a stored release must not be served; undefined for one that is as it was signed. It may have been signed long ago, and with a key
 * that was revoked since: a release that must not be used any more is blocked.
 */
export async function doubtAboutRelease(
  trusted: TrustedKeys,
  { release, source, signature }: StoredProof,
): Promise<string | undefined> {
  if (source === null) return 'what was signed is not stored';
  const signed = await signedBy(trusted, source, signature);
  if ('doubt' in signed) return `of its signature, ${signed.doubt}`;
  return isDeepStrictEqual(builtReleaseSchema.parse(JSON.parse(source)), release)
    ? undefined
    : 'it is stored with other content than was signed';
}
