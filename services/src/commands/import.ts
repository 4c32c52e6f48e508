import { readFile, writeFile } from 'node:fs/promises';
import { z } from 'zod';
import { FEED_FORMATS, type FeedFormat } from '@hirehq/shared-contracts/employer';
import {
  feedMapSchema,
  importFeed,
  MAPPED_FORMATS,
  reportText,
  suggestionText,
  suggestMap,
  type FeedMap,
} from '../modules/engine/feeds/index.ts';
import { refreshStatistics } from '../modules/engine/jobs/index.ts';
import { seedPlaces } from '../modules/engine/places/index.ts';
import { TAXONOMY_FORMATS, importTaxonomy, seedCatalogue, type TaxonomyFormat } from '../modules/engine/skills/index.ts';
import type { Config } from '../platform/config.ts';
import { FeedError } from '../platform/feed-source/feed-error.ts';
import { fileSource, openUrl, type FeedSource } from '../platform/feed-source/feed-source.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = `Usage: npm run import -- FILE|URL --format ${FEED_FORMATS.join('|')} [--map MAP.json] [--encoding NAME] [--source NAME] [--employer NAME] [--confirm-closing] [--dry-run] [--report REPORT.json]
   or: npm run import -- FILE|URL [--format ${MAPPED_FORMATS.join('|')}] [--encoding NAME] --suggest-map MAP.json
   or: npm run import -- ZIP|FOLDER|FILE… --format ${TAXONOMY_FORMATS.join('|')}\n`;
const FRESH_STATISTICS_FROM = 1000;

async function readMap(file: string): Promise<FeedMap> {
  try {
    return feedMapSchema.parse(JSON.parse(await readFile(file, 'utf8')));
  } catch (error) {
    const why = error instanceof z.ZodError ? z.prettifyError(error) : error instanceof Error ? error.message : String(error);
    return fail(`The map ${file} cannot be used: ${why}`);
  }
}

const { positionals, values } = readArguments(USAGE, {
  allowPositionals: true,
  options: {
    format: { type: 'string' },
    map: { type: 'string' },
    encoding: { type: 'string' },
    source: { type: 'string' },
    employer: { type: 'string' },
    report: { type: 'string' },
    'suggest-map': { type: 'string' },
    'confirm-closing': { type: 'boolean', default: false },
    'dry-run': { type: 'boolean', default: false },
  },
});
const [place] = positionals;
const { format } = values;
const taxonomy = TAXONOMY_FORMATS.find((each) => each === format);
const feedFormat = FEED_FORMATS.find((each) => each === format);
const suggestion = values['suggest-map'];
const mappedFormat = MAPPED_FORMATS.find((each) => each === format);
const isSuggestion = suggestion !== undefined && (format === undefined || mappedFormat !== undefined);
if (place === undefined || (!taxonomy && !feedFormat && !isSuggestion) || (!taxonomy && positionals.length > 1)) fail(USAGE);
if (suggestion !== undefined && !isSuggestion) fail(`The format ${format} is read without a map.`);

async function sourceOf(allowPrivate: boolean, charset: string | undefined): Promise<FeedSource> {
  if (!/^https?:\/\//i.test(place ?? '')) return fileSource(place ?? '', charset);
  const opened = await openUrl(place ?? '', { allowPrivate, charset }).catch((error: unknown) =>
    fail(error instanceof FeedError ? error.message : String(error)),
  );
  return opened.changed
    ? opened.source
    : fail('The server responded that nothing has changed, although nothing was imported before.');
}

async function importJobs(config: Config, feed: FeedFormat): Promise<void> {
  const read = values.map === undefined ? undefined : await readMap(values.map);
  const map = read && values.encoding !== undefined ? { ...read, encoding: values.encoding } : read;
  const from = await sourceOf(config.fetchPrivate, values.encoding);
  await withDatabase(config, async ({ db }) => {
    await seedCatalogue(db);
    await seedPlaces(db);
    const report = await importFeed(db, {
      from,
      format: feed,
      map,
      source: values.source,
      employerName: values.employer,
      dryRun: values['dry-run'],
      confirmClosing: values['confirm-closing'],
    });
    if (report.imported + report.updated >= FRESH_STATISTICS_FROM && !report.dryRun) await refreshStatistics(db);
    process.stdout.write(reportText(report));
    if (values.report) await writeFile(values.report, `${JSON.stringify(report, undefined, 2)}\n`);
    if (report.error) process.exitCode = 1;
  });
}

async function writeSuggestion(config: Config, to: string): Promise<void> {
  try {
    const suggested = await suggestMap(await sourceOf(config.fetchPrivate, values.encoding), mappedFormat);
    await writeFile(to, `${JSON.stringify(suggested, undefined, 2)}\n`);
    const next = `npm run import -- ${place} --format ${suggested.about.format} --map ${to} --dry-run`;
    process.stdout.write(
      `${suggestionText(suggested)}The map is in ${to}, with more samples under "about". Check it with: ${next}\n`,
    );
  } catch (error) {
    if (!(error instanceof FeedError)) throw error;
    process.stderr.write(`${error.message}\n`);
    process.exitCode = 1;
  }
}

async function importTerms(config: Config, of: TaxonomyFormat): Promise<void> {
  await withDatabase(config, async ({ db }) => {
    await seedCatalogue(db);
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

const config = commandConfig();
if (suggestion !== undefined) await writeSuggestion(config, suggestion);
else if (taxonomy) await importTerms(config, taxonomy);
else if (feedFormat) await importJobs(config, feedFormat);
