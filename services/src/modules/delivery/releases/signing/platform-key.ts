import { createPrivateKey } from 'node:crypto';
import { signingKeyOf, type SigningKey } from '@hirehq/shared-contracts/delivery/sign';
import type { KeyedHash } from '../../../../platform/keyed-hash.ts';

/** What comes before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_OF_ED25519 = Buffer.from('302e020100300506032b657004220420', 'hex');

const keys = new WeakMap<KeyedHash, Promise<SigningKey>>();

/**
 * The key that the platform signs release sets with, and releases that the operator publishes. It is derived from the secret, so that
 * all processes have it and none stores it.
 */
export function platformKey(keyedHash: KeyedHash): Promise<SigningKey> {
  const known = keys.get(keyedHash);
  if (known) return known;
  const seed = Buffer.from(keyedHash('signing key of the platform'), 'base64url');
  const privateKey = createPrivateKey({ key: Buffer.concat([PKCS8_OF_ED25519, seed]), format: 'der', type: 'pkcs8' });
  const made = signingKeyOf(privateKey.export({ format: 'jwk' }));
  keys.set(keyedHash, made);
  return made;
}
