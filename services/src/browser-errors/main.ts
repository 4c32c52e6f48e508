import { parseArgs } from 'node:util';
import { browserErrors } from '../modules/feedback/index.ts';
import { failedLoads } from '../modules/releases/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { createSourceMaps } from '../platform/source-maps/source-maps.ts';

const USAGE = 'Usage: npm run browser-errors -- [--days 7] [--limit 50]\n';
const DAY = 86_400_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readOptions(): { since: Date; limit: number } {
  try {
    const { values } = parseArgs({
      options: { days: { type: 'string', default: '7' }, limit: { type: 'string', default: '50' } },
    });
    const [days, limit] = [Number(values.days), Number(values.limit)];
    if (!(days > 0)) fail(`--days takes a number.\n${USAGE}`);
    if (!(Number.isInteger(limit) && limit > 0)) fail(`--limit takes a whole number.\n${USAGE}`);
    return { since: new Date(Date.now() - days * DAY), limit };
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

/** What browsers sent may hold anything: control characters would reach the terminal. */
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ');

function print(receivedAt: Date, title: string, text: string): void {
  const lines = printable(text).split('\n').filter(Boolean);
  process.stdout.write(
    `${receivedAt.toISOString()}  ${printable(title)}\n${lines.map((line) => `    ${line.trim()}\n`).join('')}`,
  );
}

const options = readOptions();
const config = readConfig(process.env);
const { db, close } = await openDatabase(config).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
try {
  // Nobody waits for it but who asked: every map is read.
  const maps = createSourceMaps(config.dataFolder, { readAMinute: Infinity });
  const loads = await failedLoads(db, maps, options);
  for (const { receivedAt, report } of loads) {
    const what = report.attempts.flatMap(({ outcome, version, phase, cause, message, stack }) =>
      outcome === 'failed' ? [`${version} ${phase ?? ''} ${cause ?? ''}: ${stack ?? message ?? ''}`] : [],
    );
    print(receivedAt, `${report.remote} ${report.part} ${report.outcome} at ${report.page}`, what.join('\n'));
  }
  const errors = await browserErrors(db, options);
  for (const { received_at, error, error_info } of errors)
    print(received_at, 'a part of a page threw', await maps.resolve(`${error}\n${error_info}`));
  process.stdout.write(`${loads.length} loads of remotes that went wrong, ${errors.length} errors.\n`);
} finally {
  await close();
}
