import { readFile, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { z } from 'zod';
import { refreshStatistics } from '../modules/jobs/index.ts';
import { seedPlaces } from '../modules/places/index.ts';
import { seedCatalogue } from '../modules/skills/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { csvMapSchema, type CsvMap } from './formats/csv.ts';
import { FEED_FORMATS, importFeed, type FeedFormat } from './import-feed.ts';
import { reportText } from './import-report.ts';

const USAGE = `Usage: npm run import -- FILE --format ${FEED_FORMATS.join('|')} [--map MAP.json] [--source NAME] [--enterprise NAME] [--dry-run] [--report REPORT.json]\n`;
const FRESH_STATISTICS_FROM = 1000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

async function readMap(file: string): Promise<CsvMap> {
  try {
    return csvMapSchema.parse(JSON.parse(await readFile(file, 'utf8')));
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
const [file] = positionals;
const isFormat = (text: string | undefined): text is FeedFormat => FEED_FORMATS.some((format) => format === text);
if (!file || positionals.length > 1 || !isFormat(values.format)) fail(USAGE);
const map = values.map === undefined ? undefined : await readMap(values.map);

const { db, close } = await openDatabase(readConfig(process.env)).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
try {
  await seedCatalogue(db);
  await seedPlaces(db);
  const report = await importFeed(db, {
    file,
    format: values.format,
    map,
    source: values.source,
    enterprise: values.enterprise,
    dryRun: values['dry-run'],
  });
  if (report.imported + report.updated >= FRESH_STATISTICS_FROM && !report.dryRun) await refreshStatistics(db);
  process.stdout.write(reportText(report));
  if (values.report) await writeFile(values.report, `${JSON.stringify(report, undefined, 2)}\n`);
  if (report.error) process.exitCode = 1;
} finally {
  await close();
}
