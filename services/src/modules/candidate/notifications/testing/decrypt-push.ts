import { createDecipheriv, hkdfSync, type ECDH } from 'node:crypto';

const HEADER_BYTES = 21;
const TAG_BYTES = 16;
/** Ends the text of the last record; zeroes follow (RFC 8188). */
const LAST_RECORD = 2;

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));
const infoOf = (name: string) => Buffer.from(`Content-Encoding: ${name}\0`);

/** Decrypts a push message as a browser does (RFC 8291), independently of the library that encrypts. */
export function decryptPush(browser: ECDH, auth: Buffer, body: Buffer): string {
  const salt = body.subarray(0, 16);
  const keyLength = body.readUInt8(HEADER_BYTES - 1);
  const sender = body.subarray(HEADER_BYTES, HEADER_BYTES + keyLength);
  const keyInfo = Buffer.concat([Buffer.from('WebPush: info\0'), browser.getPublicKey(), sender]);
  const key = derive(browser.computeSecret(sender), auth, keyInfo, 32);
  const decipher = createDecipheriv(
    'aes-128-gcm',
    derive(key, salt, infoOf('aes128gcm'), 16),
    derive(key, salt, infoOf('nonce'), 12),
  );
  const record = body.subarray(HEADER_BYTES + keyLength);
  decipher.setAuthTag(record.subarray(-TAG_BYTES));
  const padded = Buffer.concat([decipher.update(record.subarray(0, -TAG_BYTES)), decipher.final()]);
  return padded.subarray(0, padded.lastIndexOf(LAST_RECORD)).toString('utf8');
}
