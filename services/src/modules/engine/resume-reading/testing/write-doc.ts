import type { Content } from './compose-resume.ts';

const SECTOR = 512;
const FREE = 0xffffffff;
const END = 0xfffffffe;
const FAT = 0xfffffffd;
/** Streams below this length would be in the mini stream. */
const SMALLEST = 4096;

const padded = (data: Buffer, to: number) =>
  Buffer.concat([data, Buffer.alloc(Math.max(to, Math.ceil(data.length / SECTOR) * SECTOR) - data.length)]);

function directoryEntry(
  name: string,
  type: number,
  start: number,
  size: number,
  [left, right, child] = [FREE, FREE, FREE],
): Buffer {
  const entry = Buffer.alloc(128);
  entry.write(name, 'utf16le');
  entry.writeUInt16LE((name.length + 1) * 2, 64);
  entry.writeUInt8(type, 66);
  entry.writeUInt8(1, 67);
  entry.writeUInt32LE(left ?? FREE, 68);
  entry.writeUInt32LE(right ?? FREE, 72);
  entry.writeUInt32LE(child ?? FREE, 76);
  entry.writeUInt32LE(start, 116);
  entry.writeUInt32LE(size, 120);
  return entry;
}

/** A compound file with the two streams of a Word 97 document. */
export function compoundFile(wordDocument: Buffer, tableStream: Buffer): Uint8Array {
  const streams = [padded(wordDocument, SMALLEST), padded(tableStream, SMALLEST)];
  const [main, table] = streams.map((stream) => stream.length / SECTOR) as [number, number];
  // Sector 0 has the allocation table, sector 1 the directory.
  const fat = Buffer.alloc(SECTOR, 0xff);
  fat.writeUInt32LE(FAT, 0);
  fat.writeUInt32LE(END, 4);
  const chain = (start: number, length: number) => {
    for (let at = start; at < start + length; at++) fat.writeUInt32LE(at === start + length - 1 ? END : at + 1, at * 4);
  };
  chain(2, main);
  chain(2 + main, table);
  const directory = padded(
    Buffer.concat([
      directoryEntry('Root Entry', 5, END, 0, [FREE, FREE, 1]),
      directoryEntry('WordDocument', 2, 2, streams[0]!.length, [FREE, 2, FREE]),
      directoryEntry('1Table', 2, 2 + main, streams[1]!.length),
    ]),
    SECTOR,
  );
  const header = Buffer.alloc(SECTOR, 0);
  Buffer.from('d0cf11e0a1b11ae1', 'hex').copy(header);
  header.writeUInt16LE(0x3e, 24);
  header.writeUInt16LE(3, 26);
  header.writeUInt16LE(0xfffe, 28);
  header.writeUInt16LE(9, 30);
  header.writeUInt16LE(6, 32);
  header.writeUInt32LE(1, 44);
  header.writeUInt32LE(1, 48);
  header.writeUInt32LE(SMALLEST, 56);
  header.writeUInt32LE(END, 60);
  header.writeUInt32LE(END, 68);
  header.fill(0xff, 76);
  header.writeUInt32LE(0, 76);
  return new Uint8Array(Buffer.concat([header, fat, directory, ...streams]));
}

function textOf({ name, title, contact, headings, persona, jobs, educations, skills, licences, languages }: Content): string {
  return [
    name,
    title,
    ...contact,
    headings.summary,
    persona.summary,
    headings.experience,
    ...jobs.flatMap((job) => [
      `${job.title}\t${job.dates}`,
      `${job.employer}, ${job.city}`,
      ...job.did.map((text) => `• ${text}`),
    ]),
    headings.education,
    ...educations.flatMap((each) => [`${each.degree}\t${each.dates}`, each.school]),
    headings.skills,
    skills.join(', '),
    ...(licences.length > 0 ? [headings.licences, ...licences] : []),
    headings.languages,
    ...languages.map(({ written, level }) => `${written} (${level})`),
  ].join('\r');
}

const TEXT_AT = 1536;

/** A Word 97 document with plain paragraphs: a file information block, its text, and the table that says where the text is. */
export function writeDoc(content: Content): Uint8Array {
  const text = Buffer.from(`${textOf(content)}\r`, 'utf16le');
  const characters = text.length / 2;
  const block = Buffer.alloc(TEXT_AT);
  block.writeUInt16LE(0xa5ec, 0);
  block.writeUInt16LE(0xc1, 2);
  // The table stream is 1Table.
  block.writeUInt16LE(0x0200, 0x0a);
  block.writeUInt32LE(TEXT_AT, 0x18);
  block.writeUInt32LE(TEXT_AT + text.length, 0x1c);
  block.writeUInt16LE(14, 0x20);
  block.writeUInt16LE(22, 0x3e);
  block.writeUInt32LE(characters, 0x4c);
  block.writeUInt16LE(93, 0x98);
  // One piece: from character 0 to the last, at TEXT_AT, in UTF-16.
  const pieces = Buffer.alloc(21);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(16, 1);
  pieces.writeUInt32LE(0, 5);
  pieces.writeUInt32LE(characters, 9);
  pieces.writeUInt32LE(TEXT_AT, 15);
  block.writeUInt32LE(0, 0x01a2);
  block.writeUInt32LE(pieces.length, 0x01a6);
  return compoundFile(Buffer.concat([block, text]), pieces);
}
