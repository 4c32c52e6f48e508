import { parseArgs } from 'node:util';
import { routes } from '@hirehq/shared-contracts/routes';
import { newestReports } from '../modules/job-reports/index.ts';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';

const USAGE = 'Usage: npm run job-reports -- [--days 30]\n';
const DAY = 86_400_000;

function fail(message: string): never {
  process.stderr.write(`${message}\n`);
  process.exit(2);
}

function readDays(): number {
  try {
    const { values } = parseArgs({ options: { days: { type: 'string', default: '30' } } });
    const days = Number(values.days);
    return days > 0 ? days : fail(`--days must be a number.\n${USAGE}`);
  } catch (error) {
    return fail(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

const days = readDays();
const config = readConfig(process.env);
const { db, close } = await openDatabase(config).catch((error: unknown) =>
  fail(error instanceof Error ? error.message : String(error)),
);
try {
  const reports = await newestReports(db, new Date(Date.now() - days * DAY));
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
} finally {
  await close();
}
