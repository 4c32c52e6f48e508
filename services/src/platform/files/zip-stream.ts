import { pipeline, Readable } from 'node:stream';
import { crc32, createDeflateRaw } from 'node:zlib';

export interface ZipEntry {
  /** With `/` between folders. */
  name: string;
  content: AsyncIterable<Uint8Array> | Iterable<Uint8Array>;
}

const LOCAL_HEADER = 0x04_03_4b_50;
const DATA_DESCRIPTOR = 0x08_07_4b_50;
const CENTRAL_HEADER = 0x02_01_4b_50;
const END = 0x06_05_4b_50;
/** Sizes follow the data (bit 3), and names are UTF-8 (bit 11). */
const FLAGS = 0x08_08;
const DEFLATE = 8;
const VERSION = 20;
/** Beyond it the format needs Zip64. */
const MAX_BYTES = 0xff_ff_ff_ff;

/** Date and time in the format of MS-DOS, in UTC. */
function dosTime(at: Date): { date: number; time: number } {
  return {
    date: ((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate(),
    time: (at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1),
  };
}

/** Writes 16-bit (`h`) and 32-bit (`w`) numbers in little-endian order. */
function fields(format: string, ...values: readonly number[]): Buffer {
  const kinds = format.split('');
  const buffer = Buffer.alloc(kinds.reduce((size, kind) => size + (kind === 'w' ? 4 : 2), 0));
  let at = 0;
  kinds.forEach((kind, index) => {
    at = kind === 'w' ? buffer.writeUInt32LE(values[index] ?? 0, at) : buffer.writeUInt16LE(values[index] ?? 0, at);
  });
  return buffer;
}

/** A zip archive as it is made: only the current chunk of the current entry is in memory. */
export async function* zipStream(entries: AsyncIterable<ZipEntry>, at: Date): AsyncGenerator<Buffer> {
  const { date, time } = dosTime(at);
  const directory: Buffer[] = [];
  let offset = 0;

  const written = (chunk: Buffer): Buffer => {
    offset += chunk.byteLength;
    if (offset > MAX_BYTES) throw new Error('A zip archive of more than 4 GB cannot be written.');
    return chunk;
  };

  for await (const { name, content } of entries) {
    const encoded = Buffer.from(name);
    const start = offset;
    let [sum, size] = [0, 0];
    const counted = async function* () {
      for await (const chunk of content) {
        sum = crc32(chunk, sum);
        size += chunk.byteLength;
        yield chunk;
      }
    };
    yield written(
      Buffer.concat([
        fields('whhhhhwwwhh', LOCAL_HEADER, VERSION, FLAGS, DEFLATE, time, date, 0, 0, 0, encoded.byteLength, 0),
        encoded,
      ]),
    );
    const deflated = createDeflateRaw();
    // A failure of the content ends `deflated` with that error.
    pipeline(Readable.from(counted()), deflated, () => undefined);
    const dataStart = offset;
    for await (const chunk of deflated) yield written(chunk as Buffer);
    const packed = offset - dataStart;
    yield written(fields('wwww', DATA_DESCRIPTOR, sum, packed, size));
    directory.push(
      fields(
        'whhhhhhwwwhhhhhww',
        CENTRAL_HEADER,
        VERSION,
        VERSION,
        FLAGS,
        DEFLATE,
        time,
        date,
        sum,
        packed,
        size,
        encoded.byteLength,
        0,
        0,
        0,
        0,
        0,
        start,
      ),
      encoded,
    );
  }
  const list = Buffer.concat(directory);
  const count = directory.length / 2;
  yield list;
  yield fields('whhhhwwh', END, 0, 0, count, count, list.byteLength, offset, 0);
}
