import { crc32, deflateRawSync, inflateRawSync } from 'node:zlib';
import { zipEntries } from '../../../../platform/files/rewrite-zip.ts';

export const WORD_TYPE = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document';

interface WordFile {
  isStored?: boolean;
  /** As programs write it that do not know the sizes in advance. */
  sizesFollow?: boolean;
  flags?: number;
  /** Sizes that the directory says in place of the real ones. */
  sizes?: Readonly<Record<string, number>>;
  /** Bytes before each file, which belong to none. */
  gap?: string;
  comment?: string;
  /** How many times the directory has each file. */
  repeats?: number;
}

const number = (value: number, bytes: 2 | 4) => {
  const buffer = Buffer.alloc(bytes);
  buffer.writeUIntLE(value, 0, bytes);
  return buffer;
};

/** A zip archive of these parts. */
export function wordFile(parts: Readonly<Record<string, string>>, options: WordFile = {}): Buffer {
  const { isStored = false, sizesFollow = false, flags = 0, sizes = {}, gap = '', comment = '', repeats = 1 } = options;
  const [bodies, directory]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const [name, text] of Object.entries(parts)) {
    const content = Buffer.from(text);
    const packed = isStored ? content : deflateRawSync(content);
    const size = sizes[name] ?? content.length;
    const facts = [
      number(20, 2),
      number(flags | (sizesFollow ? 8 : 0), 2),
      number(isStored ? 0 : 8, 2),
      number(0, 2),
      number(0x21, 2),
    ];
    const measures = [number(crc32(content), 4), number(packed.length, 4), number(size, 4)];
    const names = [number(name.length, 2), number(0, 2)];
    const local = Buffer.concat([
      Buffer.from(gap),
      Buffer.from('PK\x03\x04', 'latin1'),
      ...facts,
      ...(sizesFollow ? [Buffer.alloc(12)] : measures),
      ...names,
      Buffer.from(name),
      packed,
      ...(sizesFollow ? [Buffer.from('PK\x07\x08', 'latin1'), ...measures] : []),
    ]);
    const place = Buffer.concat([Buffer.alloc(10), number(offset + gap.length, 4)]);
    const entry = Buffer.concat([
      Buffer.from('PK\x01\x02\x14\x00', 'latin1'),
      ...facts,
      ...measures,
      ...names,
      place,
      Buffer.from(name),
    ]);
    for (let time = 0; time < repeats; time += 1) directory.push(entry);
    bodies.push(local);
    offset += local.length;
  }
  const list = Buffer.concat(directory);
  const counts = [number(directory.length, 2), number(directory.length, 2), number(list.length, 4), number(offset, 4)];
  const end = [Buffer.from('PK\x05\x06\0\0\0\0', 'latin1'), ...counts, number(comment.length, 2), Buffer.from(comment)];
  return Buffer.concat([...bodies, list, ...end]);
}

/** The parts of an archive by name, as texts. */
export function unzipped(archive: Buffer): Map<string, string> {
  const parts = (zipEntries(archive) ?? []).map(({ name, packed, method }) => {
    const content = method === 0 ? packed : inflateRawSync(packed);
    return [name, content.toString()] as const;
  });
  return new Map(parts);
}
