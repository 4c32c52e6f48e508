import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../platform/testing/test-database.ts';
import { storeFewPlaces } from '../../places/testing/few-places.ts';
import { importFeed } from './import-feed.ts';

let database: TestDatabase;
beforeAll(async () => {
  database = await createTestDatabase();
  await storeFewPlaces(database.db);
});
afterAll(() => database.drop());

const LOCATIONS: readonly (readonly [string, string])[] = [
  // Before the other locations of its employer.
  ['Maple', 'CA'],
  ['Star', 'CA'],
  ['Lone', 'CA'],
  ['Maple', 'Toronto, ON'],
  ['Maple', 'London, ON'],
  ['Maple', 'Toronto, Ontario'],
  ['Star', 'Austin, TX'],
  ['Star', 'New York, NY'],
  ['Star', 'Paris, TX'],
];
const POSTINGS = LOCATIONS.map(([company, location], index) => ({
  id: `${index}`,
  title: 'Baker',
  company,
  location,
  description: 'Bakes bread every morning.',
}));

async function run(source: string, postings: readonly object[]) {
  const bytes = async function* () {
    yield Buffer.from(JSON.stringify(postings));
  };
  const from = { name: 'feed', charset: undefined, bytes: bytes() };
  const report = await importFeed(database.db, { from, format: 'json', source });
  const jobs = await database.db.selectFrom('job').select(['source_id', 'places']).where('source', '=', source).execute();
  const placeOf = (id: string) => {
    const [place] = jobs.find((job) => job.source_id === id)?.places ?? [];
    return place && [place.city, place.state, place.country];
  };
  return { report, placeOf };
}

test('SV-09 a location is read in the context of its employer, wherever that stands in the feed', async () => {
  for (const [source, postings] of [
    ['in order', POSTINGS],
    ['reversed', POSTINGS.toReversed()],
  ] as const) {
    const { report, placeOf } = await run(source, postings);
    expect(report).toMatchObject({ imported: 9, refused: [] });
    expect(placeOf('0')).toEqual([null, null, 'CA']);
    expect(placeOf('1')).toEqual([null, 'California', 'US']);
    expect(placeOf('4')).toEqual(['London', 'Ontario', 'CA']);
  }
});

test('SV-09 a location that its feed does not explain is left open', async () => {
  const { placeOf } = await run('alone', POSTINGS.slice(0, 3));
  expect(placeOf('2')).toEqual([null, null, null]);
});

test('SV-09 the same feed reads the same again, in any order', async () => {
  await run('again', POSTINGS);
  const { report } = await run('again', POSTINGS.toReversed());
  expect(report).toMatchObject({ imported: 0, updated: 0, unchanged: 9, closed: 0 });
});
