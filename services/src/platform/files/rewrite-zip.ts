import { crc32 } from 'node:zlib';

/** A file of a zip archive as it lies there, packed. */
export interface PackedEntry {
  name: string;
  /** Where its facts are in the directory; those of a local header are a part of them. */
  directoryAt: number;
  packed: Buffer;
  /** Of the content, as the archive says. */
  size: number;
  method: number;
  flags: number;
}

const [LOCAL, DIRECTORY, END] = [0x04_03_4b_50, 0x02_01_4b_50, 0x06_05_4b_50];
const LONGEST_COMMENT = 0xff_ff;
const ENCRYPTED = 0x1;
/** Sizes that follow the content; a rewritten header has them. */
const SIZES_FOLLOW = 0x8;
const STORED = 0;

function endAt(archive: Buffer): number {
  for (let at = archive.length - 22; at >= Math.max(0, archive.length - 22 - LONGEST_COMMENT); at -= 1)
    if (archive.readUInt32LE(at) === END && archive.readUInt16LE(at + 20) === archive.length - at - 22) return at;
  throw new RangeError('no directory');
}

function readEntries(archive: Buffer): PackedEntry[] {
  const end = endAt(archive);
  const entries: PackedEntry[] = [];
  let at = archive.readUInt32LE(end + 16);
  for (let count = archive.readUInt16LE(end + 10); count > 0; count -= 1) {
    if (archive.readUInt32LE(at) !== DIRECTORY) throw new RangeError('no entry');
    const nameLength = archive.readUInt16LE(at + 28);
    const local = archive.readUInt32LE(at + 42);
    if (archive.readUInt32LE(local) !== LOCAL) throw new RangeError('no file');
    const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28);
    const packed = archive.subarray(start, start + archive.readUInt32LE(at + 20));
    if (packed.length !== archive.readUInt32LE(at + 20)) throw new RangeError('the end is missing');
    entries.push({
      name: archive.toString('utf8', at + 46, at + 46 + nameLength),
      directoryAt: at,
      packed,
      size: archive.readUInt32LE(at + 24),
      method: archive.readUInt16LE(at + 10),
      flags: archive.readUInt16LE(at + 8),
    });
    at += 46 + nameLength + archive.readUInt16LE(at + 30) + archive.readUInt16LE(at + 32);
  }
  return entries;
}

/** The files of a zip archive; undefined if it is damaged, encrypted, or of the large format (Zip64). */
export function zipEntries(archive: Buffer): PackedEntry[] | undefined {
  try {
    const entries = readEntries(archive);
    const packed = entries.reduce((sum, entry) => sum + entry.packed.length, 0);
    // Files that share their bytes would be written many times.
    return packed > archive.length || entries.some(({ flags }) => flags & ENCRYPTED) ? undefined : entries;
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** 26 bytes that both headers of a file have: versions, method, date, checksum and sizes; and its name. */
function factsOf(archive: Buffer, { directoryAt, flags, packed }: PackedEntry, replaced: Buffer | undefined): Buffer {
  const facts = Buffer.from(archive.subarray(directoryAt + 6, directoryAt + 32));
  facts.writeUInt16LE(flags & ~SIZES_FOLLOW, 2);
  facts.writeUInt32LE(packed.length, 14);
  facts.writeUInt16LE(0, 24);
  if (replaced) {
    facts.writeUInt16LE(STORED, 4);
    facts.writeUInt32LE(crc32(replaced), 10);
    facts.writeUInt32LE(replaced.length, 14);
    facts.writeUInt32LE(replaced.length, 18);
  }
  return Buffer.concat([facts, archive.subarray(directoryAt + 46, directoryAt + 46 + archive.readUInt16LE(directoryAt + 28))]);
}

const signed = (signature: number, ...parts: readonly Buffer[]) => {
  const head = Buffer.alloc(4);
  head.writeUInt32LE(signature);
  return Buffer.concat([head, ...parts]);
};

/**
 * The archive with other content of some files, by name. What belongs to no file, comments and extra fields are left out; the
 * files that stay are copied as they are, packed.
 */
export function rewriteZip(archive: Buffer, entries: readonly PackedEntry[], replaced: ReadonlyMap<string, Buffer>): Buffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const entry of entries) {
    const content = replaced.get(entry.name);
    const facts = factsOf(archive, entry, content);
    const body = signed(LOCAL, facts, content ?? entry.packed);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(
      signed(
        DIRECTORY,
        archive.subarray(entry.directoryAt + 4, entry.directoryAt + 6),
        facts.subarray(0, 26),
        place,
        facts.subarray(26),
      ),
    );
    bodies.push(body);
    offset += body.length;
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(list.length, 8);
  end.writeUInt32LE(offset, 12);
  return Buffer.concat([...bodies, list, signed(END, end)]);
}
