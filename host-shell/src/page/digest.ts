type Algorithm = 'SHA-256' | 'SHA-384';

// The browser's original object; web-crypto.ts may replace it later.
const native = (globalThis.crypto as Partial<Crypto>).subtle;

/** The hash of bytes; also works where the browser has no `crypto.subtle`: on plain-http origins other than localhost. */
export async function digest(algorithm: Algorithm, bytes: BufferSource): Promise<ArrayBuffer> {
  if (native) return native.digest(algorithm, bytes);
  const { sha256, sha384 } = await import(/* webpackChunkName: "sha2" */ '@noble/hashes/sha2.js');
  const view = ArrayBuffer.isView(bytes)
    ? new Uint8Array(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    : new Uint8Array(bytes);
  return Uint8Array.from((algorithm === 'SHA-256' ? sha256 : sha384)(view)).buffer;
}
