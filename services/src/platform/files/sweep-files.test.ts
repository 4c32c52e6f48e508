import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { FILE_STORAGES, openTestFiles } from '../testing/test-files.ts';
import type { FileStore } from './file-store.ts';
import { keyColumnsOf } from './file-columns.store.ts';
import { sweepFiles } from './sweep-files.ts';

let hirehq: TestApp;
let enterprise: string;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
  enterprise = randomUUID();
  await hirehq.db.insertInto('enterprise').values({ id: enterprise, establishment_name: 'Acme' }).execute();
});
afterAll(() => hirehq.close());

const columns = () => keyColumnsOf(hirehq.services.candidateData, hirehq.app.modules);

interface Logged {
  details: Record<string, unknown>;
  text: string;
}

async function sweep(files: FileStore, now: Date): Promise<Logged[]> {
  const logged: Logged[] = [];
  const note = (details: object, text: string) => void logged.push({ details: { ...details }, text });
  const log = { info: note, error: note };
  await sweepFiles({ files, db: hirehq.db, columns: columns(), now: () => now, log });
  return logged;
}

const refer = (key: string) =>
  hirehq.db
    .insertInto('former_picture')
    .values({ storage_key: key, enterprise_id: enterprise, replaced_at: new Date() })
    .execute();

describe.each(FILE_STORAGES)('SV-07 files on %s that no row refers to', (storage) => {
  let files: FileStore;
  let close: () => Promise<void>;
  beforeAll(async () => {
    ({ files, close } = await openTestFiles(storage));
    await hirehq.db.deleteFrom('former_picture').execute();
  });
  afterAll(() => close());

  it('are removed once they are older than a day; others stay', async () => {
    const keys = await Promise.all(Array.from({ length: 40 }, (_, index) => files.put(Buffer.from(`file ${index}`))));
    const used = keys.filter((_, index) => index % 3 === 0);
    for (const key of used) await refer(key);
    const sizes = async () => Promise.all(keys.map(async (key) => (await files.size(key)) !== undefined));
    // What is being stored right now has no row yet.
    await sweep(files, new Date());
    expect(await sizes()).toEqual(keys.map(() => true));
    expect(await sweep(files, new Date(Date.now() + DAY_MS + 60_000))).toEqual([
      { details: { removed: keys.length - used.length }, text: 'removed files that nothing refers to' },
    ]);
    expect(await sizes()).toEqual(keys.map((key) => used.includes(key)));
  });

  it('are told from rows whose file does not exist, which are logged', async () => {
    const missing = [randomUUID(), randomUUID(), 'ffffffff-ffff-4fff-bfff-ffffffffffff', '00000000-0000-4000-8000-000000000000'];
    for (const key of missing) await refer(key);
    const [{ details, text } = { details: {}, text: '' }] = await sweep(files, new Date());
    expect([text, details['missing']]).toEqual(['rows refer to files that do not exist', missing.length]);
    expect(new Set(details['keys'] as string[])).toEqual(new Set(missing));
    await hirehq.db.deleteFrom('former_picture').where('storage_key', 'in', missing).execute();
  });
});

test('SV-07 what a broken write left on the disk is removed after a day', async () => {
  const { folder, files, close } = await openTestFiles('disk');
  const [old, young] = [randomUUID(), randomUUID()];
  await mkdir(join(folder, 'ab'));
  for (const key of [old, young]) await writeFile(join(folder, 'ab', `ab${key.slice(2)}.part`), 'half');
  const before = new Date(Date.now() - 2 * DAY_MS);
  await utimes(join(folder, 'ab', `ab${old.slice(2)}.part`), before, before);
  await sweep(files, new Date());
  expect(await readdir(join(folder, 'ab'))).toEqual([`ab${young.slice(2)}.part`]);
  await close();
});

test('SV-07 every column with keys of files is known to the sweep, so that it removes none in use', async () => {
  // Names of columns that hold keys of files end like this; these others do not.
  const others = new Set([
    'attempt.key',
    'candidate.media_file',
    'file_scan.storage_key',
    'identity_attempt.key',
    'public_profile.key',
    'visitor_key.public_key',
  ]);
  const { rows } = await sql<{ name: string }>`
    select table_name || '.' || column_name as name from information_schema.columns
    where table_schema = 'public' and data_type in ('text', 'uuid') and column_name ~ '(_key|_file|^key)$'
    order by 1`.execute(hirehq.db);
  const known = new Set<string>(columns().map(({ table, column }) => `${table}.${column}`));
  expect(rows.map(({ name }) => name).filter((name) => !known.has(name) && !others.has(name))).toEqual([]);
});

test('SV-07 the sweep runs every night', async () => {
  const { rows } = await sql<{ cron: string }>`select cron from work.schedule where name = 'files.sweep'`.execute(hirehq.db);
  expect(rows.map(({ cron }) => cron)).toEqual(['37 3 * * *']);
});
