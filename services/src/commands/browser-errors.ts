import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { browserErrors } from '../modules/candidate/feedback/index.ts';
import { failedLoads } from '../modules/delivery/releases/index.ts';
import { openFileStore } from '../platform/files/open-file-store.ts';
import { createSourceMaps } from '../platform/source-maps/source-maps.ts';
import { mapsIn } from '../platform/source-maps/stored-maps.ts';
import { commandConfig, fail, print, readArguments, withDatabase } from './command-line.ts';

const USAGE = 'Usage: npm run browser-errors -- [--days 7] [--limit 50]\n';

const { values } = readArguments(USAGE, {
  options: { days: { type: 'string', default: '7' }, limit: { type: 'string', default: '50' } },
});
const [days, limit] = [Number(values.days), Number(values.limit)];
if (!(days > 0)) fail(`--days must be a number.\n${USAGE}`);
if (!(Number.isInteger(limit) && limit > 0)) fail(`--limit must be a whole number.\n${USAGE}`);
const options = { since: new Date(Date.now() - days * DAY_MS), limit };

/** Browsers may send anything; control characters would reach the terminal. */
const printable = (text: string) => text.replaceAll(/[^\P{Cc}\n]/gu, ' ');

function printReport(receivedAt: Date, title: string, text: string): void {
  print(`${receivedAt.toISOString()}  ${printable(title)}`);
  for (const line of printable(text).split('\n').filter(Boolean)) print(`    ${line.trim()}`);
}

const config = commandConfig();
await withDatabase(config, async ({ db }) => {
  // Nothing here makes or opens links, which are what the secret is for.
  const files = await openFileStore(config, '');
  // Speed does not matter here, so every map is read.
  const maps = createSourceMaps(mapsIn({ db, files }), { readAMinute: Infinity });
  const loads = await failedLoads(db, maps, options);
  for (const { receivedAt, report } of loads) {
    const failures = report.attempts.flatMap(({ outcome, version, phase, cause, message, stack }) =>
      outcome === 'failed' ? [`${version} ${phase ?? ''} ${cause ?? ''}: ${stack ?? message ?? ''}`] : [],
    );
    printReport(receivedAt, `${report.remote} ${report.part} ${report.outcome} at ${report.page}`, failures.join('\n'));
  }
  const errors = await browserErrors(db, options);
  for (const { received_at, error, error_info } of errors)
    printReport(received_at, 'a component threw', await maps.resolve(`${error}\n${error_info}`));
  print(`${loads.length} failed loads of remotes, ${errors.length} render errors.`);
});
