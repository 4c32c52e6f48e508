import { signDetached } from '@hirehq/shared-contracts/delivery/sign';
import type { SetMember } from '../../../../platform/database/tables/releases.ts';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';
import { platformKey } from './platform-key.ts';
import type { TrustedKeys } from './trusted-keys.ts';
import { headerOf, isSignatureOf } from './verify-detached.ts';

/** A set is signed again every hour: one that is older was kept back by somebody. */
export const SET_SIGNATURE_SECONDS = 86_400;

export interface SignedSet {
  sequence: number;
  members: Readonly<Record<string, SetMember>>;
  signature: string | null;
}

/** What is signed of a set: the same text for the same set. */
function textOf({ sequence, members }: Omit<SignedSet, 'signature'>): string {
  const sorted = Object.entries(members)
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([remote, { version, previousVersion }]) => [remote, version, previousVersion ?? null]);
  return JSON.stringify({ sequence, members: sorted });
}

export const signSet = async (
  { keyedHash, now }: { keyedHash: KeyedHash; now: () => Date },
  set: Omit<SignedSet, 'signature'>,
): Promise<string> =>
  signDetached(textOf(set), {
    type: 'set',
    key: await platformKey(keyedHash),
    now: now(),
    seconds: SET_SIGNATURE_SECONDS,
  });

/** Why the signature of a set is not believed; undefined for one that is, whether or not it has expired. */
export async function doubtAboutSet(trusted: TrustedKeys, set: SignedSet): Promise<string | undefined> {
  if (!set.signature) return 'it is not signed';
  const header = headerOf(set.signature, 'set');
  if (!header) return 'its signature is not one of a release set';
  const key = trusted.get(header.kid);
  if (key?.team !== null || key.revokedAt) return `its signature is of ${header.kid}, which is no key of this platform`;
  return (await isSignatureOf(textOf(set), set.signature, key.publicKey)) ? undefined : 'it is not the set that was signed';
}

/** Until when the signature of a set can be relied on. */
export function expiryOf({ signature }: Pick<SignedSet, 'signature'>): Date {
  const { exp = 0 } = headerOf(signature ?? '', 'set') ?? {};
  return new Date(exp * 1000);
}
