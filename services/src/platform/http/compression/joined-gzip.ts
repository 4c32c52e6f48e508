import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { crcShift, joinedCrc } from './crc32.ts';

/** A part of a body: a text that comes again, which is compressed once, or one that does not, such as a nonce. */
export type GzipPart = { kept: string } | { once: string };

/** Blocks of a deflate stream (RFC 1951) that refer to nothing before them and end at a byte. */
interface Blocks {
  data: Buffer;
  crc: number;
  shift: number;
  /** Bytes before compression. */
  size: number;
}

const HEADER = Buffer.from([0x1f, 0x8b, 8, 0, 0, 0, 0, 0, 0, 255]);
const LAST_BLOCK = Buffer.from([1, 0, 0, 0xff, 0xff]);
const MOST_STORED = 0xff_ff;
const SIZE_OF_GZIP = 2 ** 32;
/** Longer texts are compressed beside the event loop. */
const LONG = 16 * 1024;
const OPTIONS = { level: 6, finishFlush: constants.Z_FULL_FLUSH };

const blocksOf = (bytes: Buffer, data: Buffer): Blocks => ({
  data,
  crc: crc32(bytes),
  shift: crcShift(bytes.length),
  size: bytes.length,
});

/** A stored block: as it is. */
function storedBlock(text: string): Blocks {
  const bytes = Buffer.from(text);
  if (bytes.length > MOST_STORED) throw new RangeError(`a text of ${bytes.length} bytes cannot be stored in one block`);
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(MOST_STORED - bytes.length, 3);
  return blocksOf(bytes, Buffer.concat([head, bytes]));
}

async function compressedBlocks(text: string): Promise<Blocks> {
  const bytes = Buffer.from(text);
  const data = bytes.length > LONG ? await promisify(deflateRaw)(bytes, OPTIONS) : deflateRawSync(bytes, OPTIONS);
  return blocksOf(bytes, data);
}

/**
 * Joins parts to one gzip body (RFC 1952). What is kept costs a body no more than copying its compressed bytes. `mostBytes`: of the
 * kept texts and what they are compressed to.
 */
export function createJoinedGzip({ mostBytes }: { mostBytes: number }): (parts: readonly GzipPart[]) => Promise<Buffer> {
  const kept = new LRUCache<string, Promise<Blocks>>({
    maxSize: mostBytes,
    // A unit of a string has two bytes at most; what it is compressed to is shorter.
    sizeCalculation: (_, text) => 1 + 3 * text.length,
  });

  function keptBlocks(text: string): Promise<Blocks> {
    const known = kept.get(text);
    if (known) return known;
    const compressing = compressedBlocks(text);
    kept.set(text, compressing);
    compressing.catch(() => kept.delete(text));
    return compressing;
  }

  return async (parts) => {
    const blocks = await Promise.all(
      parts.map((part) => ('kept' in part ? keptBlocks(part.kept) : storedBlock(part.once))),
    );
    let crc = 0;
    let size = 0;
    for (const each of blocks) {
      crc = size === 0 ? each.crc : joinedCrc(crc, each.crc, each.shift);
      size += each.size;
    }
    const trailer = Buffer.alloc(8);
    trailer.writeUInt32LE(crc, 0);
    trailer.writeUInt32LE(size % SIZE_OF_GZIP, 4);
    return Buffer.concat([HEADER, ...blocks.map(({ data }) => data), LAST_BLOCK, trailer]);
  };
}
