import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, brotliDecompress } from 'node:zlib';
import { z } from 'zod';
import { readIfAny } from '../../platform/read-if-any.ts';
import { addToHalves, sha256, type Halves } from './halves.ts';
import { parseCases, READERS, type MaterialCase, type ReaderName } from './material.ts';

const day = z.string().regex(/^\d{4}-\d{2}-\d{2}$/);
const sealSchema = z.strictObject({
  /** The day on which the half was sealed as it is. */
  sealed: day,
  cases: z.number().int(),
  /** Of the JSON text, not of the compressed file. */
  sha256: z.string().regex(/^[0-9a-f]{64}$/),
  /** The day on which a bench first read it. */
  opened: day.nullable(),
});
export type Seal = z.infer<typeof sealSchema>;
export type Seals = Partial<Record<ReaderName, Seal>>;

/** One case a line, so that a change shows which. */
const jsonOf = (cases: readonly unknown[]) =>
  cases.length === 0 ? '[]\n' : `[\n${cases.map((each) => JSON.stringify(each)).join(',\n')}\n]\n`;
const sealsFile = (folder: string) => join(folder, 'seals.json');
const openFile = (folder: string, reader: ReaderName) => join(folder, reader, 'open.json');
const sealedFile = (folder: string, reader: ReaderName) => join(folder, reader, 'sealed.json.br');

export async function readSeals(folder: string): Promise<Seals> {
  const text = await readIfAny(sealsFile(folder));
  return z.partialRecord(z.enum(READERS as [ReaderName, ...ReaderName[]]), sealSchema).parse(JSON.parse(text ?? '{}'));
}

async function writeSeal(folder: string, reader: ReaderName, seal: Seal): Promise<void> {
  const seals = { ...(await readSeals(folder)), [reader]: seal };
  await writeFile(sealsFile(folder), `${JSON.stringify(seals, undefined, 2)}\n`);
}

/** The half for tuning. */
export async function readOpenHalf<Name extends ReaderName>(folder: string, reader: Name): Promise<MaterialCase<Name>[]> {
  return parseCases(reader, JSON.parse((await readIfAny(openFile(folder, reader))) ?? '[]'));
}

/** The sealed half, for checks of its form; a bench that prints figures of it calls `openSealedHalf`. */
export async function readSealedHalf<Name extends ReaderName>(folder: string, reader: Name): Promise<MaterialCase<Name>[]> {
  const seal = (await readSeals(folder))[reader];
  if (!seal) return [];
  const text = (await promisify(brotliDecompress)(await readFile(sealedFile(folder, reader)))).toString('utf8');
  if (sha256(text) !== seal.sha256)
    throw new Error(`${reader}: the sealed half is not the one in seals.json: restore both files`);
  return parseCases(reader, JSON.parse(text));
}

/** The sealed half, noting the day on which it was first read to be scored. */
export async function openSealedHalf<Name extends ReaderName>(
  folder: string,
  reader: Name,
  today: string,
): Promise<MaterialCase<Name>[]> {
  const cases = await readSealedHalf(folder, reader);
  const seal = (await readSeals(folder))[reader];
  if (seal?.opened === null) await writeSeal(folder, reader, { ...seal, opened: today });
  return cases;
}

/** Adds cases to both halves and seals the second one. */
export async function addMaterial<Name extends ReaderName>(
  folder: string,
  reader: Name,
  batch: MaterialCase<Name>[],
  today: string,
): Promise<Halves<MaterialCase<Name>>> {
  const before = { open: await readOpenHalf(folder, reader), sealed: await readSealedHalf(folder, reader) };
  const seal = (await readSeals(folder))[reader];
  const halves = addToHalves<MaterialCase<Name>>(before, parseCases(reader, batch), seal !== undefined && seal.opened !== null);
  await mkdir(join(folder, reader), { recursive: true });
  await writeFile(openFile(folder, reader), jsonOf(halves.open));
  const text = jsonOf(halves.sealed);
  await writeFile(sealedFile(folder, reader), await promisify(brotliCompress)(text));
  await writeSeal(folder, reader, { sealed: today, cases: halves.sealed.length, sha256: sha256(text), opened: null });
  return halves;
}
