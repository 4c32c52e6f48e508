import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { FeedFormat } from '@hirehq/shared-contracts/employer';
import { feedMapSchema, importFeed } from '../../modules/engine/feeds/index.ts';
import { refreshStatistics } from '../../modules/engine/jobs/index.ts';
import { seedPlaces } from '../../modules/engine/places/index.ts';
import { seedCatalogue } from '../../modules/engine/skills/index.ts';
import type { Database } from '../../platform/database/database.ts';
import { fileSource } from '../../platform/feed-source/feed-source.ts';
import { sizeOfCorpus } from './keyword-order.store.ts';

const ROOT = join(import.meta.dirname, '../../../..');

interface CorpusPart {
  source: string;
  /** Folder next to the project. */
  file: string;
  format: FeedFormat;
  /** Folder in the project. */
  map: string;
  /** Number of its readable postings. */
  jobs: number;
}

const PARTS: readonly CorpusPart[] = [
  {
    source: 'greenhouse',
    file: '../shared/data/greenhouse-2026-08-22.ndjson.gz',
    format: 'json',
    map: 'docs/feeds/titles-only.map.json',
    jobs: 40_786,
  },
  {
    source: 'hn',
    file: '../shared/data/hn-hiring-2013-08_2018-04.ndjson.gz',
    format: 'json',
    map: 'docs/feeds/forum-postings.map.json',
    jobs: 28_210,
  },
  {
    source: 'emscad',
    file: '../shared/data/emscad-sample-499.csv',
    format: 'csv',
    map: 'services/src/bench/search-quality/emscad.map.json',
    jobs: 499,
  },
];

/** Missing files of the corpus. */
export const missingCorpusFiles = (): string[] => PARTS.map(({ file }) => file).filter((file) => !existsSync(join(ROOT, file)));

/** Imports the part of the corpus that is not in the database; returns the number of jobs per source. */
export async function importCorpus(db: Database): Promise<Record<string, number>> {
  await seedCatalogue(db);
  await seedPlaces(db);
  const before = await sizeOfCorpus(db);
  const missing = PARTS.filter(({ source, jobs }) => before[source] !== jobs);
  for (const { source, file, format, map } of missing) {
    const fields = feedMapSchema.parse(JSON.parse(await readFile(join(ROOT, map), 'utf8')));
    const report = await importFeed(db, { from: fileSource(join(ROOT, file)), format, map: fields, source });
    if (report.error) throw new Error(`${file}: ${report.error}`);
  }
  if (missing.length > 0) await refreshStatistics(db);
  return missing.length > 0 ? sizeOfCorpus(db) : before;
}
