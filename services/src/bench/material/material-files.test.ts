import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { caseId } from './halves.ts';
import { addMaterial, openSealedHalf, readOpenHalf, readSealedHalf, readSeals } from './material-files.ts';
import type { MaterialCase } from './material.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hirehq-material-'));
});
afterEach(() => rm(folder, { recursive: true }));

const cityOf = (city: string): MaterialCase<'places'> => ({
  id: caseId('city', city),
  kind: 'city',
  source: 'greenhouse-board',
  language: 'en',
  text: city,
  places: [{ cityAny: [city], country: 'NO' }],
});
const cities = ['Oslo', 'Bergen', 'Bodø', 'Hamar'].map(cityOf);

test('half of a batch can be read, half is sealed with its hash', async () => {
  await addMaterial(folder, 'places', cities, '2026-11-01');
  const open = await readOpenHalf(folder, 'places');
  expect(open).toHaveLength(2);
  expect(await readSeals(folder)).toEqual({
    places: { sealed: '2026-11-01', cases: 2, sha256: expect.stringMatching(/^[0-9a-f]{64}$/), opened: null },
  });
  const sealedFile = await readFile(join(folder, 'places', 'sealed.json.br'));
  for (const { text } of await readSealedHalf(folder, 'places')) expect(sealedFile.includes(text)).toBe(false);
});

test('an open half has one case a line', async () => {
  await addMaterial(folder, 'places', cities, '2026-11-01');
  const lines = (await readFile(join(folder, 'places', 'open.json'), 'utf8')).trimEnd().split('\n');
  expect(lines).toHaveLength(4);
});

test('reading the sealed half to score it notes the first day', async () => {
  await addMaterial(folder, 'places', cities, '2026-11-01');
  expect(await readSealedHalf(folder, 'places')).toHaveLength(2);
  expect((await readSeals(folder)).places?.opened).toBeNull();
  await openSealedHalf(folder, 'places', '2026-11-20');
  await openSealedHalf(folder, 'places', '2026-11-25');
  expect((await readSeals(folder)).places?.opened).toBe('2026-11-20');
});

test('cases added after the opening are sealed, and the opened ones can be tuned on', async () => {
  await addMaterial(folder, 'places', cities, '2026-11-01');
  const opened = await openSealedHalf(folder, 'places', '2026-11-20');
  await addMaterial(folder, 'places', ['Narvik', 'Molde'].map(cityOf), '2026-12-01');
  expect(await readOpenHalf(folder, 'places')).toEqual(expect.arrayContaining(opened));
  expect((await readSeals(folder)).places).toMatchObject({ sealed: '2026-12-01', cases: 1, opened: null });
});

test('a sealed half that is not the one of the seal is refused', async () => {
  await addMaterial(folder, 'places', cities, '2026-11-01');
  const seals = await readSeals(folder);
  const changed = { ...seals, places: { ...seals.places, sha256: '0'.repeat(64) } };
  await writeFile(join(folder, 'seals.json'), JSON.stringify(changed));
  await expect(readSealedHalf(folder, 'places')).rejects.toThrow('places: the sealed half is not the one in seals.json');
});

test('a case that has not the form of its reader is refused, and nothing is written', async () => {
  const elsewhere = { ...cityOf('Oslo'), places: [{ cityAny: ['Oslo'], country: 'XX' }] };
  await expect(addMaterial(folder, 'places', [elsewhere], '2026-11-01')).rejects.toThrow('ISO 3166-1');
  expect(await readSeals(folder)).toEqual({});
});
