import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { routes } from '@hirehq/shared-contracts/routes';
import { newestReports } from '../modules/candidate/job-reports/index.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = 'Usage: npm run job-reports -- [--days 30]\n';

const { values } = readArguments(USAGE, { options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);
if (!(days > 0)) fail(`--days must be a number.\n${USAGE}`);
const config = commandConfig();
await withDatabase(config, async ({ db }) => {
  const reports = await newestReports(db, new Date(Date.now() - days * DAY_MS));
  const byJob = Map.groupBy(reports, (report) => report.job_id);
  for (const [jobId, ofJob] of byJob) {
    const [newest] = ofJob;
    const state = newest?.closed_at ? 'closed' : 'open';
    process.stdout.write(`${newest?.title} · ${newest?.establishment_name} · ${state}\n`);
    process.stdout.write(`  ${config.origin}${routes.job({ id: jobId })}\n`);
    for (const { created_at, reason, details } of ofJob)
      process.stdout.write(`  ${created_at.toISOString()}  ${reason}  ${(details ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ')}\n`);
  }
  process.stdout.write(`${reports.length} reports of ${byJob.size} jobs in the last ${days} days.\n`);
});
