import { DAY_MS } from '@hirehq/shared-contracts/durations';
import { newestConversationReports } from '../modules/candidate/conversation-reports/index.ts';
import { commandConfig, fail, readArguments, withDatabase } from './command-line.ts';

const USAGE = 'Usage: npm run conversation-reports -- [--days 30]\n';

/** On one line, without characters that a terminal would obey. */
const shown = (text: string | null) => (text ?? '').replaceAll(/[\p{Cc}\s]+/gu, ' ');

const { values } = readArguments(USAGE, { options: { days: { type: 'string', default: '30' } } });
const days = Number(values.days);
if (!(days > 0)) fail(`--days must be a number.\n${USAGE}`);
await withDatabase(commandConfig(), async ({ db }) => {
  const reports = await newestConversationReports(db, new Date(Date.now() - days * DAY_MS));
  const byEmployer = Map.groupBy(reports, (report) => report.enterprise_id);
  for (const [enterpriseId, ofEmployer] of byEmployer) {
    process.stdout.write(`${shown(ofEmployer[0]?.establishment_name ?? null)} · ${enterpriseId}\n`);
    for (const { created_at, reason, details, candidate_id, message_text } of ofEmployer) {
      process.stdout.write(
        `  ${created_at.toISOString()}  ${reason}  by ${candidate_id ?? 'a deleted account'}  ${shown(details)}\n`,
      );
      if (message_text !== null) process.stdout.write(`    message: ${shown(message_text)}\n`);
    }
  }
  process.stdout.write(`${reports.length} reports about ${byEmployer.size} employers in the last ${days} days.\n`);
});
