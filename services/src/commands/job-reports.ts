import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { routes } from '@hirehq/shared-contracts/routes';
import { newestEmployerReports } from '../modules/candidate/employer-reports/index.ts';
import { newestReports } from '../modules/candidate/job-reports/index.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = 'Usage: npm run job-reports -- [--days 30]\n';

interface Report {
  created_at: Date;
  reason: string;
  details: string | null;
}

/** On one line, without characters that a terminal would obey. */
const shown = (text: string | null | undefined) => (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ');

const { values } = readArguments(USAGE, { options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);
if (!(days > 0)) fail(`--days must be a number.\n${USAGE}`);
const config = commandConfig();

function print(heading: string, path: string, reports: readonly Report[]): void {
  process.stdout.write(`${heading}\n  ${config.origin}${path}\n`);
  for (const { created_at, reason, details } of reports)
    process.stdout.write(`  ${created_at.toISOString()}  ${reason}  ${shown(details)}\n`);
}

await withDatabase(config, async ({ db }) => {
  const since = new Date(Date.now() - days * DAY_MS);
  const [ofJobs, ofEmployers] = await Promise.all([newestReports(db, since), newestEmployerReports(db, since)]);
  const byJob = Map.groupBy(ofJobs, (report) => report.job_id);
  for (const [id, reports] of byJob) {
    const [newest] = reports;
    const state = newest?.closed_at ? 'closed' : 'open';
    print(`${shown(newest?.title)} · ${shown(newest?.establishment_name)} · ${state}`, routes.job({ id }), reports);
  }
  const byEmployer = Map.groupBy(ofEmployers, (report) => report.enterprise_id);
  for (const [id, reports] of byEmployer) print(shown(reports[0]?.establishment_name), routes.company({ id }), reports);
  process.stdout.write(
    `${ofJobs.length} reports of ${byJob.size} jobs and ${ofEmployers.length} of ${byEmployer.size} employers in the last ${days} days.\n`,
  );
});
