import { promisify } from 'node:util';
import { constants, crc32, deflateRaw, deflateRawSync } from 'node:zlib';
import { LRUCache } from 'lru-cache';
import { crcShift, joinedCrc } from './crc32.ts';

interface JoinedGzipOptions {
  /** Placeholder in texts for what is different in each body, such as a nonce. */
  mark: string;
  /** The length of what takes its place, in bytes. */
  markedBytes: number;
  /** Most bytes of the texts that are kept, and of what they are compressed to. */
  mostBytes: number;
}

/** A text of a body. */
export interface BodyText {
  text: string;
  /** Whether it is kept with what it is compressed to, because it comes again. */
  isKept: boolean;
}

/** Blocks of a deflate stream (RFC 1951) that end at a byte. */
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
const WINDOW = 32 * 1024;
/** A byte that UTF-8 does not have: no text refers to it. */
const NO_TEXT = 0xff;
/** Longer texts are compressed beside the event loop. */
const LONG = 16 * 1024;

const blocksOf = (bytes: Buffer, data: Buffer): Blocks => ({
  data,
  crc: crc32(bytes),
  shift: crcShift(bytes.length),
  size: bytes.length,
});

/** A block that is not compressed. */
function storedBlock(bytes: Buffer): Blocks {
  const head = Buffer.alloc(5);
  head.writeUInt16LE(bytes.length, 1);
  head.writeUInt16LE(MOST_STORED - bytes.length, 3);
  return blocksOf(bytes, Buffer.concat([head, bytes]));
}

function joined(all: readonly Blocks[]): Buffer {
  let crc = 0;
  let size = 0;
  for (const each of all) {
    crc = joinedCrc(crc, each.crc, each.shift);
    size += each.size;
  }
  const trailer = Buffer.alloc(8);
  trailer.writeUInt32LE(crc, 0);
  trailer.writeUInt32LE(size % SIZE_OF_GZIP, 4);
  return Buffer.concat([HEADER, ...all.map(({ data }) => data), LAST_BLOCK, trailer]);
}

/** Makes gzip bodies (RFC 1952) of texts that come again: each is compressed once, whatever takes the place of its marks. */
export function createJoinedGzip({ mark, markedBytes, mostBytes }: JoinedGzipOptions) {
  const unknown = Buffer.alloc(markedBytes, NO_TEXT);
  const kept = new LRUCache<string, Promise<readonly Blocks[]>>({
    maxSize: mostBytes,
    // A unit of a string has two bytes at most; what it is compressed to is shorter.
    sizeCalculation: (_, text) => 1 + 3 * text.length,
  });

  /** What is between the marks. Each may refer to what is before it in the text, never to what takes the place of a mark. */
  async function compress(text: string): Promise<readonly Blocks[]> {
    const between = text.split(mark).map((part) => Buffer.from(part));
    const before: Buffer[] = [];
    const all: Blocks[] = [];
    for (const bytes of between) {
      const window = Buffer.concat(before).subarray(-WINDOW);
      const options = { finishFlush: constants.Z_SYNC_FLUSH, ...(window.length > 0 && { dictionary: window }) };
      const data = bytes.length > LONG ? await promisify(deflateRaw)(bytes, options) : deflateRawSync(bytes, options);
      all.push(blocksOf(bytes, data));
      before.push(bytes, unknown);
    }
    return all;
  }

  function keptBlocks(text: string): Promise<readonly Blocks[]> {
    const known = kept.get(text);
    if (known) return known;
    const compressing = compress(text);
    kept.set(text, compressing);
    compressing.catch(() => kept.delete(text));
    return compressing;
  }

  /** The body of these texts, with `marked` in place of each mark. Throws a RangeError if that has another length than agreed. */
  return async (texts: readonly BodyText[], marked: string): Promise<Buffer> => {
    const block = storedBlock(Buffer.from(marked));
    if (block.size !== markedBytes) throw new RangeError(`'${marked}' has ${block.size} bytes, not ${markedBytes}`);
    const all = await Promise.all(texts.map(({ text, isKept }) => (isKept ? keptBlocks(text) : compress(text))));
    return joined(all.flatMap((blocks) => blocks.flatMap((each, index) => (index === 0 ? [each] : [block, each]))));
  };
}
