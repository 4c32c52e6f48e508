import { buffer } from 'node:stream/consumers';
import type { FileBytes } from '../files/file-store.ts';

/** A file of which parts can be read in any order. */
export interface ByteSource {
  size: number;
  /** Fewer bytes at the end of the file. */
  at(start: number, length: number): Promise<Buffer>;
}

/** Read at once, because neighbouring parts are usually read next. */
const WINDOW_BYTES = 1024 * 1024;

/** A stored file; undefined if there is none. */
export async function storedBytes(files: FileBytes, key: string): Promise<ByteSource | undefined> {
  const size = await files.size(key);
  if (size === undefined) return undefined;
  let window: { start: number; bytes: Buffer } = { start: 0, bytes: Buffer.alloc(0) };
  return {
    size,
    async at(start, length) {
      const end = Math.min(start + length, size);
      if (start >= end) return Buffer.alloc(0);
      if (start < window.start || end > window.start + window.bytes.length) {
        const last = Math.min(Math.max(end, start + WINDOW_BYTES), size) - 1;
        const stream = await files.stream(key, { start, end: last });
        if (!stream) throw new Error('The file was removed while it was read.');
        window = { start, bytes: await buffer(stream) };
      }
      return window.bytes.subarray(start - window.start, end - window.start);
    },
  };
}
