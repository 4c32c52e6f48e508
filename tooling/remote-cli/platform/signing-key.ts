import { existsSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { calculateJwkThumbprint, exportJWK, FlattenedSign, generateKeyPair, importJWK, type JWK } from 'jose';
import { RELEASE_SIGNATURE_SECONDS, SIGNATURE_TYPES } from '@hirehq/shared-contracts/delivery';
import { CommandFailure } from '../command.ts';

/** Where `hirehq-remote key` writes the private key, if it is not told another file. */
export const KEY_FILE = 'hirehq-signing-key.json';

const ONLY_OWNER = 0o600;

/** A private key of Ed25519 with the `kid` that the platform knows it by. */
export interface SigningKey extends JWK {
  kid: string;
}

/** The half that the operator registers. */
export function publicHalf({ kty, crv, x, kid }: SigningKey): JWK {
  return { kty, crv, x, kid, alg: 'EdDSA', use: 'sig' } as JWK;
}

function parseKey(text: string, from: string): SigningKey {
  const refuse = (why: string) => new CommandFailure(`${from} is no signing key: ${why}. Make one with: hirehq-remote key`);
  let key: Partial<SigningKey>;
  try {
    key = JSON.parse(text) as Partial<SigningKey>;
  } catch {
    throw refuse('it is not JSON');
  }
  if (key.kty !== 'OKP' || key.crv !== 'Ed25519') throw refuse('its type is not Ed25519');
  if (!key.d || !key.x) throw refuse('it has no private half');
  if (!key.kid) throw refuse('it has no kid');
  return key as SigningKey;
}

/** Reads a key from its file; warns if others of this machine can read it. */
export function readKey(file: string, say: (line: string) => void = () => {}): SigningKey {
  if (!existsSync(file)) throw new CommandFailure(`There is no file ${file}. Make a key with: hirehq-remote key --out ${file}`);
  if (process.platform !== 'win32' && (statSync(file).mode & 0o077) !== 0)
    say(`  others can read ${file}: run chmod 600 ${file}`);
  return parseKey(readFileSync(file, 'utf8'), file);
}

/** The key in a variable, in the file that is named, or in the usual file; undefined if there is none. */
export function findKey(
  { cwd, named, text }: { cwd: string; named: string | undefined; text: string | undefined },
  say: (line: string) => void,
): SigningKey | undefined {
  if (named !== undefined) return readKey(join(cwd, named), say);
  if (text) return parseKey(text, 'HIREHQ_SIGNING_KEY');
  const usual = join(cwd, KEY_FILE);
  return existsSync(usual) ? readKey(usual, say) : undefined;
}

/** Makes a key and writes it to a file that only its owner can read; a file that is there is kept, and its key returned. */
export async function makeKey(file: string): Promise<{ key: SigningKey; isNew: boolean }> {
  if (existsSync(file)) return { key: readKey(file), isNew: false };
  const { privateKey } = await generateKeyPair('EdDSA', { extractable: true, crv: 'Ed25519' });
  const jwk = await exportJWK(privateKey);
  const key: SigningKey = { ...jwk, kid: await calculateJwkThumbprint(jwk) };
  writeFileSync(file, `${JSON.stringify(key, null, 2)}\n`, { mode: ONLY_OWNER, flag: 'wx' });
  return { key, isNew: true };
}

/** The detached signature of the bytes of `release.json`. `now` is in milliseconds. */
export async function signRelease(releaseJson: Uint8Array, key: SigningKey, now: number = Date.now()): Promise<string> {
  const iat = Math.floor(now / 1000);
  const signed = await new FlattenedSign(releaseJson)
    .setProtectedHeader({
      alg: 'EdDSA',
      b64: false,
      crit: ['b64'],
      kid: key.kid,
      typ: SIGNATURE_TYPES.release,
      iat,
      exp: iat + RELEASE_SIGNATURE_SECONDS,
    })
    .sign(await importJWK(key, 'EdDSA'));
  return `${signed.protected ?? ''}..${signed.signature}`;
}
