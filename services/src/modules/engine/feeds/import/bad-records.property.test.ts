import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { jsonb } from '../../../../platform/database/database.ts';
import { IS_FULL_RUN } from '../../../../platform/testing/full-run.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { reportForEmployer } from '../feed-outcome.ts';
import { importFeed } from './import-feed.ts';
import { badRecord } from './testing/bad-records.ts';
import { DOCUMENT_NAMES, kindOf, type DocumentName } from './testing/feed-documents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The same in every run; fast-check prints it, and the shortest failing record, with a failure. */
const SEED = 20_261_126;
const RUNS = IS_FULL_RUN ? 400 : 30;
const IDS = ['k-1', 'k-2', 'k-3', 'k-4'];

async function* once(bytes: Buffer) {
  yield bytes;
}
async function run(name: DocumentName, source: string, records: readonly Buffer[]) {
  const { format, map, name: file = 'feed', wrap } = kindOf(name);
  const [start = '', ...rest] = wrap(records.map((_, index) => `@@${index}@@`)).split(/@@\d@@/);
  const bytes = Buffer.concat([
    Buffer.from(start),
    ...records.flatMap((record, index) => [record, Buffer.from(rest[index] ?? '')]),
  ]);
  const from = { name: file, charset: undefined, bytes: once(bytes) };
  return importFeed(database.db, { from, format, map, source, employerName: 'Crumb' });
}

const open = async (source: string) =>
  (
    await database.db.selectFrom('job').select('source_id').where('source', '=', source).where('closed_at', 'is', null).execute()
  ).map(({ source_id }) => source_id);

test.each(DOCUMENT_NAMES)('SV-09 a bad record costs only itself, wherever it stands: %s', { timeout: 300_000 }, async (name) => {
  const { fields, write } = kindOf(name);
  const written = IDS.map((id) => Buffer.from(write(fields(id))));
  let sources = 0;
  const place = fc.integer({ min: 0, max: IDS.length });
  await fc.assert(
    fc.asyncProperty(place, badRecord(name, 'bad', 'k-1'), async (at, bad) => {
      const source = `bad:${name}:${sources++}`;
      const report = await run(name, source, [...written.slice(0, at), bad, ...written.slice(at)]);
      expect(report.error).toBeNull();
      expect(await open(source)).toEqual(expect.arrayContaining(IDS));
      for (const { reason } of report.refused) expect(reason).toMatch(/^[^\0]+$/);
      // The report can be stored, and the feed that is repaired closes nothing of what it has.
      expect(await database.db.selectNoFrom(jsonb(reportForEmployer(report)).as('report')).execute()).toHaveLength(1);
      const repaired = await run(name, source, written);
      expect([repaired.unchanged + repaired.updated, repaired.refused]).toEqual([IDS.length, []]);
    }),
    { seed: SEED, numRuns: RUNS },
  );
});

test.each(DOCUMENT_NAMES)('SV-09 a bad record keeps the jobs of the others open: %s', { timeout: 300_000 }, async (name) => {
  const { fields, write } = kindOf(name);
  const written = IDS.map((id) => Buffer.from(write(fields(id))));
  const source = `kept:${name}`;
  await fc.assert(
    fc.asyncProperty(fc.integer({ min: 0, max: IDS.length - 1 }), badRecord(name, 'k-1', 'k-2'), async (at, bad) => {
      await run(name, source, written);
      const others = written.slice(1);
      await run(name, source, [...others.slice(0, at), bad, ...others.slice(at)]);
      expect(await open(source)).toEqual(expect.arrayContaining(IDS.slice(1)));
    }),
    { seed: SEED, numRuns: RUNS },
  );
});
