import { Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { FeedError } from './feed-error.ts';
import { FEED_LIMITS } from './limits.ts';

const GZIP = [0x1f, 0x8b];

/** The bytes, decompressed if they are gzip; `start` are the first of them. */
export function unpacked(start: Uint8Array, bytes: AsyncIterable<Uint8Array>): AsyncIterable<Uint8Array> {
  return start[0] === GZIP[0] && start[1] === GZIP[1] ? gunzipped(bytes) : bytes;
}

async function* gunzipped(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  let packedSize = 0;
  let size = 0;
  async function* counted() {
    for await (const chunk of bytes) {
      packedSize += chunk.length;
      yield chunk;
    }
  }
  const gunzip = createGunzip({ chunkSize: 256 * 1024 });
  const source = Readable.from(counted());
  // An error of the source reaches the loop below through the decompressor.
  source.on('error', (error) => gunzip.destroy(error));
  source.pipe(gunzip);
  try {
    for await (const chunk of gunzip as AsyncIterable<Buffer>) {
      size += chunk.length;
      if (size > FEED_LIMITS.unpacked || (size > FEED_LIMITS.ratioFrom && size / packedSize > FEED_LIMITS.ratio))
        throw new FeedError(
          `The feed decompresses to far more than expected (${Math.round(size / 1024 / 1024)} MB out of ${Math.ceil(packedSize / 1024)} KB so far), so reading was stopped.`,
        );
      yield chunk;
    }
  } catch (error) {
    if (error instanceof FeedError) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new FeedError(
      code === 'Z_BUF_ERROR'
        ? 'The compressed feed ends unexpectedly: it was cut off.'
        : 'The compressed feed is damaged and cannot be decompressed.',
      { cause: error },
    );
  } finally {
    source.destroy();
    gunzip.destroy();
  }
}
