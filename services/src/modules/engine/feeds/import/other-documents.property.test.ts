import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { IS_FULL_RUN } from '../../../../platform/testing/full-run.ts';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { importFeed } from './import-feed.ts';
import { documentOf, DOCUMENT_NAMES, kindOf, type DocumentName } from './testing/feed-documents.ts';
import { KNOWN_DOCUMENTS, otherDocument } from './testing/other-documents.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
});
afterAll(() => database.drop());

/** The same in every run; fast-check prints it, and the shortest failing document, with a failure. */
const SEED = 20_261_126;
const RUNS = IS_FULL_RUN ? 1500 : 60;
/** So few that their number alone would not make their closing wait. */
const IDS = ['k-1', 'k-2', 'k-3', 'k-4'];

async function* once(bytes: Buffer) {
  yield bytes;
}
const run = (name: DocumentName, bytes: Buffer, more: { dryRun?: boolean } = {}) => {
  const { format, map, name: file = 'feed' } = kindOf(name);
  const from = { name: file, charset: undefined, bytes: once(bytes) };
  return importFeed(database.db, { from, format, map, source: `other:${name}`, employerName: 'Crumb', ...more });
};

test.each(DOCUMENT_NAMES)('SV-09 no document of another kind closes a job of a feed: %s', { timeout: 300_000 }, async (name) => {
  const first = await run(name, Buffer.from(documentOf(name, IDS)));
  expect([first.imported, first.refused, first.error]).toEqual([IDS.length, [], null]);
  await fc.assert(
    fc.asyncProperty(otherDocument(name, IDS), async (bytes) => {
      const { closed } = await run(name, bytes, { dryRun: true });
      expect(closed).toBe(0);
    }),
    {
      seed: SEED,
      examples: KNOWN_DOCUMENTS.map((text): [Buffer] => [Buffer.from(text)]),
      numRuns: KNOWN_DOCUMENTS.length + RUNS,
    },
  );
  const fewer = await run(name, Buffer.from(documentOf(name, IDS.slice(1))), { dryRun: true });
  expect([fewer.closed, fewer.held, fewer.closingSkipped]).toEqual([1, 0, null]);
});
