import { constants, deflateRawSync, deflateSync } from 'node:zlib';

/** The body of an object, without `obj` and `endobj`. */
export type PdfObject = string | Buffer;

/** A PDF file of these objects, numbered from 1; the first is the catalogue. */
export function pdfOfObjects(objects: readonly PdfObject[]): Uint8Array {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\xE2\xE3\xCF\xD3\n', 'latin1')];
  let at = parts[0]!.length;
  const places: number[] = [];
  for (const [index, body] of objects.entries()) {
    const whole = Buffer.concat([Buffer.from(`${index + 1} 0 obj\n`), Buffer.from(body), Buffer.from('\nendobj\n')]);
    places.push(at);
    at += whole.length;
    parts.push(whole);
  }
  const rows = places.map((place) => `${String(place).padStart(10, '0')} 00000 n \n`).join('');
  const count = objects.length + 1;
  const end = `xref\n0 ${count}\n0000000000 65535 f \n${rows}trailer\n<< /Size ${count} /Root 1 0 R >>\nstartxref\n${at}\n%%EOF\n`;
  return new Uint8Array(Buffer.concat([...parts, Buffer.from(end)]));
}

/** A stream as it is, with the entries of its dictionary. */
export const streamOf = (data: Buffer, entries = ''): Buffer =>
  Buffer.concat([Buffer.from(`<< /Length ${data.length} ${entries} >>\nstream\n`), data, Buffer.from('\nendstream')]);

type Encode = (data: Buffer) => Buffer;

const toAscii85: Encode = (data) => {
  const groups: string[] = [];
  for (let at = 0; at < data.length; at += 4) {
    const group = Buffer.alloc(4);
    data.copy(group, 0, at, Math.min(at + 4, data.length));
    let value = group.readUInt32BE(0);
    let letters = '';
    for (let place = 0; place < 5; place += 1) {
      letters = String.fromCharCode(33 + (value % 85)) + letters;
      value = Math.floor(value / 85);
    }
    groups.push(letters.slice(0, 1 + Math.min(4, data.length - at)));
  }
  return Buffer.from(`${groups.join('')}~>`);
};

/** Runs of up to 128 equal bytes; literal bytes one at a time. */
const toRunLength: Encode = (data) => {
  const out: number[] = [];
  for (let at = 0; at < data.length;) {
    let length = 1;
    while (length < 128 && at + length < data.length && data[at + length] === data[at]) length += 1;
    if (length === 1) out.push(0, data[at]!);
    else out.push(257 - length, data[at]!);
    at += length;
  }
  return Buffer.from([...out, 128]);
};

export const ENCODERS = {
  FlateDecode: (data) => deflateSync(data, { level: 9 }),
  ASCIIHexDecode: (data) => Buffer.from(`${data.toString('hex')}>`),
  ASCII85Decode: toAscii85,
  RunLengthDecode: toRunLength,
} as const satisfies Record<string, Encode>;
export type FilterName = keyof typeof ENCODERS;

/** Data packed by each filter in turn, and the entry that unpacks it. */
export function filtered(data: Buffer, filters: readonly FilterName[]): Buffer {
  const packed = filters.reduce((inner, filter) => ENCODERS[filter](inner), data);
  return streamOf(
    packed,
    `/Filter [${filters
      .toReversed()
      .map((filter) => `/${filter}`)
      .join(' ')}]`,
  );
}

const MB = 1024 * 1024;
const ADLER = 65_521n;

/** The zlib stream of so many megabytes of one byte, without having them in memory. */
export function zlibOf(megabytes: number, byte: number): Buffer {
  const block = deflateRawSync(Buffer.alloc(MB, byte), { level: 9, finishFlush: constants.Z_FULL_FLUSH });
  const [size, value] = [BigInt(megabytes) * BigInt(MB), BigInt(byte)];
  const check = Buffer.alloc(4);
  check.writeUInt16BE(Number((size + (value * size * (size + 1n)) / 2n) % ADLER), 0);
  check.writeUInt16BE(Number((1n + size * value) % ADLER), 2);
  const blocks = Array.from({ length: megabytes }, () => block);
  return Buffer.concat([Buffer.from([0x78, 0xda]), ...blocks, Buffer.from([0x03, 0x00]), check]);
}

/** One byte again and again, packed by Flate several times: a few kilobytes for gigabytes. */
export function nestedFlate(megabytes: number, times: number, byte = 0): Buffer {
  let packed = zlibOf(megabytes, byte);
  for (let time = 1; time < times; time += 1) packed = deflateSync(packed, { level: 9 });
  return streamOf(packed, `/Filter [${'/FlateDecode '.repeat(times)}]`);
}
