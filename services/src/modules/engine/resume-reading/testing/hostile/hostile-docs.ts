/** Offsets in a file of `compoundFile`: the header, its allocation table, then the directory. */
const SECTOR = 512;
const TABLE = SECTOR;
const DIRECTORY = 2 * SECTOR;
const ENTRY = 128;
/** In the file information block, which starts sector 2. */
const BLOCK = 3 * SECTOR;

type Change = (data: Buffer) => void;

/** A Word file with something changed in it. */
const withChange = (doc: Uint8Array, change: Change): Uint8Array => {
  const data = Buffer.from(doc);
  change(data);
  return new Uint8Array(data);
};

/** Two sectors that follow each other for ever. */
export const circularChain = (doc: Uint8Array) =>
  withChange(doc, (data) => {
    data.writeUInt32LE(3, TABLE + 2 * 4);
    data.writeUInt32LE(2, TABLE + 3 * 4);
  });

/** The table of the allocation table claims to have more sectors than there are in any file. */
export const hugeTable = (doc: Uint8Array, sectors: number) => withChange(doc, (data) => data.writeUInt32LE(sectors, 44));

/** All streams count as short ones, whose table is a sector that leads in circles. */
export const circularShortChain = (doc: Uint8Array) =>
  withChange(doc, (data) => {
    data.writeInt32LE(0x7fffffff, 56);
    data.writeUInt32LE(2, 60);
    data.writeUInt32LE(8, 64);
    for (let sector = 0; sector < 128; sector += 1) data.writeUInt32LE((sector + 1) % 128, BLOCK + sector * 4);
  });

/** Directory entries that are each other's children. */
export const circularDirectory = (doc: Uint8Array) =>
  withChange(doc, (data) => {
    data.writeUInt8(1, DIRECTORY + ENTRY + 66);
    data.writeUInt32LE(1, DIRECTORY + ENTRY + 76);
    data.writeUInt32LE(1, DIRECTORY + 2 * ENTRY + 68);
  });

/** The same text as piece after piece. */
export function overlappingPieces(
  doc: Uint8Array,
  write: (main: Buffer, table: Buffer) => Uint8Array,
  pieces: number,
): Uint8Array {
  const data = Buffer.from(doc);
  const length = data.readUInt32LE(DIRECTORY + ENTRY + 120);
  const main = Buffer.concat([data.subarray(BLOCK, BLOCK + length), Buffer.alloc(30_000, 'a')]);
  const table = Buffer.alloc(5 + (pieces + 1) * 4 + pieces * 8);
  table.writeUInt8(2, 0);
  table.writeUInt32LE((pieces + 1) * 4 + pieces * 8, 1);
  for (let piece = 0; piece <= pieces; piece += 1) table.writeUInt32LE((piece % 2) * 1_000_000, 5 + piece * 4);
  main.writeUInt32LE(pieces * 1000, 0x4c);
  main.writeUInt32LE(table.length, 0x01a6);
  return write(main, table);
}
export const encryptedDoc = (doc: Uint8Array) =>
  withChange(doc, (data) => data.writeUInt16LE(data.readUInt16LE(BLOCK + 0x0a) | 0x0100, BLOCK + 0x0a));
