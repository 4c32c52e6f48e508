import { parseArgs } from 'node:util';
import { readConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/database/open-database.ts';
import { DEMO_JOBS, seedDemoData } from '../demo-data/seed-demo-data.ts';

const { values } = parseArgs({ options: { jobs: { type: 'string', default: String(DEMO_JOBS) }, date: { type: 'string' } } });
const jobs = Number(values.jobs);
const now = values.date ? new Date(values.date) : new Date();
if (!Number.isInteger(jobs) || jobs < 1 || Number.isNaN(now.getTime())) {
  process.stderr.write('Usage: node services/src/commands/seed-demo-data.ts [--jobs N] [--date YYYY-MM-DD]\n');
  process.exit(1);
}
const config = readConfig(process.env);
const { db, close } = await openDatabase(config);
try {
  await seedDemoData({ db, config }, { jobs, now, progress: (message) => process.stdout.write(`${message}\n`) });
} finally {
  await close();
}
