// Imports the real feeds twice and then without some of their postings, and prints JSON: what was changed each time, and how often each field is stated and
// read. `--data FOLDER` has the feeds, `--only NAME` imports some of them, and `--samples FOLDER` writes a hundred postings of each beside what was read, for grading by hand.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { feedMapSchema, importFeed, type FeedMap } from '../modules/engine/feeds/index.ts';
import { sampleReadings, type SampleReading } from '../modules/engine/feeds/testing/sample-readings.ts';
import { seedPlaces } from '../modules/engine/places/index.ts';
import { seedCatalogue } from '../modules/engine/skills/index.ts';
import { readConfig } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { fileSource, type FeedSource } from '../platform/feed-source/feed-source.ts';
import { countOpen, openKeys, storedPlaces } from './feeds/imported-jobs.store.ts';
import { REAL_FEEDS, type RealFeed } from './feeds/real-feeds.ts';

const ROOT = join(import.meta.dirname, '../../..');
const SAMPLES = 100;
const LEFT_OUT = 10;
const { values } = parseArgs({
  options: {
    data: { type: 'string', default: join(ROOT, '../shared/data') },
    only: { type: 'string', default: '' },
    samples: { type: 'string' },
  },
});

type Report = Awaited<ReturnType<typeof importFeed>>;
const changesOf = ({ imported, updated, unchanged, closed, reopened }: Report) => ({
  imported,
  updated,
  unchanged,
  closed,
  reopened,
});

const mapOf = async (feed: RealFeed): Promise<FeedMap | undefined> =>
  feed.map === undefined ? undefined : feedMapSchema.parse(JSON.parse(await readFile(join(ROOT, feed.map), 'utf8')));

async function* once(text: string) {
  yield Buffer.from(text);
}

/** The feed without some of its postings, and how many of its open jobs those are. */
async function shortened(
  db: Database,
  feed: RealFeed,
  map: FeedMap | undefined,
): Promise<{ from: FeedSource; map: FeedMap | undefined; gone: number }> {
  const path = join(values.data, feed.file);
  const { key, file: source } = feed;
  if (key && map) {
    const keys = await openKeys(db, { source, column: key.column, limit: LEFT_OUT });
    const only = [{ field: key.field, notIn: keys.map((each) => each.toLowerCase()) }];
    return { from: fileSource(path), map: { ...map, only }, gone: await countOpen(db, { source, column: key.column, keys }) };
  }
  const { jobs } = JSON.parse(await readFile(path, 'utf8')) as { jobs: unknown[] };
  const text = JSON.stringify({ jobs: jobs.slice(LEFT_OUT) });
  return { from: { name: path, charset: undefined, bytes: once(text) }, map, gone: LEFT_OUT };
}

/** What the feed says and what was read, for a person. */
function gradable({ position, record, job }: SampleReading) {
  const { locations, addresses, stated, remote, workMode, employmentType, level, education, pay, payText, postedAt, closesOn } =
    record;
  return {
    position,
    title: job.title,
    says: {
      company: record.company,
      locations,
      addresses,
      stated,
      remote,
      workMode,
      employmentType,
      level,
      education,
      pay: payText ?? pay,
      postedAt,
      closesOn,
    },
    read: {
      company: job.company,
      places: job.places.map(({ city, state, country, countries, label }) => [label, city, state, country ?? countries]),
      remote: job.remote,
      workMode: job.workMode,
      employmentType: job.employmentType,
      level: job.experienceLevel,
      education: job.education,
      pay: job.pay,
      postedAt: job.postedAt,
      closesOn: job.closesOn,
    },
    summary: job.summary,
  };
}

async function measure(db: Database, feed: RealFeed) {
  const map = await mapOf(feed);
  const path = join(values.data, feed.file);
  const all = { format: feed.format, source: feed.file };
  const first = await importFeed(db, { ...all, map, from: fileSource(path) });
  if (first.error) throw new Error(`${feed.file}: ${first.error}`);
  const second = await importFeed(db, { ...all, map, from: fileSource(path) });
  const { gone, ...less } = await shortened(db, feed, map);
  const third = await importFeed(db, { ...all, ...less });
  if (values.samples !== undefined) {
    await mkdir(values.samples, { recursive: true });
    const every = Math.max(1, Math.floor(first.read / SAMPLES));
    const readings = await sampleReadings(db, { from: fileSource(path), format: feed.format, map, every });
    const sampled = readings.slice(0, SAMPLES);
    // With the rest of the feed around them, which a posting by itself lacks.
    const places = await storedPlaces(
      db,
      feed.file,
      sampled.map(({ job }) => job.sourceId),
    );
    const lines = sampled.map(({ job, ...reading }) =>
      JSON.stringify(gradable({ ...reading, job: { ...job, places: places.get(job.sourceId) ?? job.places } })),
    );
    await writeFile(join(values.samples, `${feed.file.split('.')[0]}.ndjson`), `${lines.join('\n')}\n`);
  }
  return {
    name: feed.name,
    rows: first.read,
    rejected: first.refused.length + first.refusedMore,
    seconds: first.seconds,
    fields: first.fields,
    first: changesOf(first),
    second: changesOf(second),
    third: { ...changesOf(third), gone },
  };
}

const { db, close } = await openDatabase(readConfig(process.env));
try {
  await seedCatalogue(db);
  await seedPlaces(db);
  const measured = [];
  for (const feed of REAL_FEEDS.filter(({ file }) => file.includes(values.only))) measured.push(await measure(db, feed));
  process.stdout.write(`${JSON.stringify(measured, undefined, 2)}\n`);
} finally {
  await close();
}
