import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { FEED_FORMATS, type FeedFormat } from '@hirehq/shared-contracts/employer';
import { refreshStatistics } from '../modules/jobs/index.ts';
import { seedPlaces } from '../modules/places/index.ts';
import { seedCatalogue } from '../modules/skills/index.ts';
import { readConfig, type Config } from '../platform/config.ts';
import type { Database } from '../platform/database/database.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { FeedError } from './feed-error.ts';
import { fileSource, openUrl, type FeedSource } from './feed-source.ts';
import { feedMapSchema, type FeedMap } from './formats/feed-map.ts';
import { importFeed } from './import-feed.ts';
import { reportText } from './import-report.ts';
import { TAXONOMY_FORMATS, importTaxonomy, type TaxonomyFormat } from './taxonomies/index.ts';

const USAGE = `Usage: npm run import -- FILE|URL --format ${FEED_FORMATS.join('|')} [--map MAP.json] [--encoding NAME] [--source NAME] [--enterprise NAME] [--dry-run] [--report REPORT.json]
   or: npm run import -- ZIP|FOLDER|FILE… --format ${TAXONOMY_FORMATS.join('|')}\n`;
const FRESH_STATISTICS_FROM = 1000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

async function readMap(file: string): Promise<FeedMap> {
  try {
    return feedMapSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    return fail(`The map ${file} cannot be used: ${why}`);
  }
}

function readArguments() {
  try {
    return parseArgs({
      allowPositionals: true,
      options: {
        format: { type: 'string' },
        map: { type: 'string' },
        encoding: { type: 'string' },
        source: { type: 'string' },
        enterprise: { type: 'string' },
        report: { type: 'string' },
        'dry-run': { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const { positionals, values } = readArguments();
const [place] = positionals;
const { format } = values;
const taxonomy = TAXONOMY_FORMATS.find((each) => each === format);
const feedFormat = FEED_FORMATS.find((each) => each === format);
if (place === undefined || (!taxonomy && !feedFormat) || (feedFormat && positionals.length > 1)) fail(USAGE);

async function sourceOf(allowPrivate: boolean, charset: string | undefined): Promise<FeedSource> {
  if (!/^https?:\/\//i.test(place ?? '')) return fileSource(place ?? '', charset);
  const opened = await openUrl(place ?? '', { allowPrivate, charset }).catch((error: unknown) =>
    fail(error instanceof FeedError ? error.message : String(error)),
  );
  return opened.changed
    ? opened.source
    : fail('The server responded that nothing has changed, although nothing was imported before.');
}

async function withDatabase(config: Config, work: (db: Database) => Promise<void>): Promise<void> {
  const { db, close } = await openDatabase(config).catch((error: unknown) =>
    fail(error instanceof Error ? error.message : String(error)),
  );
  try {
    await seedCatalogue(db);
    await work(db);
  } finally {
    await close();
  }
}

async function importJobs(config: Config, feed: FeedFormat): Promise<void> {
  const map = values.map === undefined ? undefined : await readMap(values.map);
  const from = await sourceOf(config.fetchPrivate, values.encoding);
  await withDatabase(config, async (db) => {
    await seedPlaces(db);
    const report = await importFeed(db, {
      from,
      format: feed,
      map,
      source: values.source,
      enterprise: values.enterprise,
      dryRun: values['dry-run'],
    });
    if (report.imported + report.updated >= FRESH_STATISTICS_FROM && !report.dryRun) await refreshStatistics(db);
    process.stdout.write(reportText(report));
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, undefined, 2)}\n`);
    if (report.error) process.exitCode = 1;
  });
}

async function importTerms(config: Config, of: TaxonomyFormat): Promise<void> {
  await withDatabase(config, async (db) => {
    const started = performance.now();
    try {
      const counts = await importTaxonomy(db, of, positionals);
      const seconds = ((performance.now() - started) / 1000).toFixed(1);
      process.stdout.write(
        `${of}: ${counts.skills} skills and ${counts.titles} job titles with ${counts.terms} terms and ${counts.relations} relations, in ${seconds} s\n  ${counts.merged} of them were merged into existing entries\n`,
      );
    } catch (error) {
      if (!(error instanceof FeedError)) throw error;
      process.stderr.write(`${error.message}\n`);
      process.exitCode = 1;
    }
  });
}

const config = readConfig(process.env);
if (taxonomy) await importTerms(config, taxonomy);
else if (feedFormat) await importJobs(config, feedFormat);
