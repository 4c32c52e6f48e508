import { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/** The decompressor for a content-encoding; undefined if there is none. Accepts only encodings that were requested by `accept-encoding`. */
export function unpackedBody(encoding: string | undefined): Transform | undefined {
  const name = encoding?.trim().toLowerCase();
  if (!name || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  throw new FetchError('ENCODING', `The response has the Content-Encoding '${name.slice(0, 40)}', which was not requested.`);
}

/** Passes bytes on and fails with TOO_LARGE above the limit, which stops decompression bombs. */
export function limitBytes(maxBytes: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > maxBytes) done(new FetchError('TOO_LARGE', `The response is larger than ${sizeText(maxBytes)}.`));
      else done(null, chunk);
    },
  });
}

export const sizeText = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${Math.round(bytes / 1024 / 1024)} MB`
    : bytes >= 1024
      ? `${Math.round(bytes / 1024)} KB`
      : `${bytes} bytes`;
