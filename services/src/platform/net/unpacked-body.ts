import { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { FetchError } from './fetch-error.ts';

/** What undoes a content-encoding; undefined when there is none. Only what `accept-encoding` asked for is taken. */
export function unpackedBody(encoding: string | undefined): Transform | undefined {
  const name = encoding?.trim().toLowerCase();
  if (!name || name === 'identity') return undefined;
  if (name === 'gzip' || name === 'x-gzip') return createGunzip();
  if (name === 'deflate') return createInflate();
  if (name === 'br') return createBrotliDecompress();
  throw new FetchError('ENCODING', `The answer is packed with '${name.slice(0, 40)}', which nobody asked for.`);
}

/** Passes bytes on and fails with TOO_LARGE after so many: a small answer that unpacks to a huge one ends here. */
export function limitBytes(maxBytes: number): Transform {
  let count = 0;
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      count += chunk.length;
      if (count > maxBytes) done(new FetchError('TOO_LARGE', `The answer is larger than ${sizeText(maxBytes)}.`));
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
