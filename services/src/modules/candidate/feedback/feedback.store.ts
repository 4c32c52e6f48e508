import type { ConsoleLogEntry, Feedback } from '@hirehq/shared-contracts/rest';
import { newId } from '../../../platform/ids/new-id.ts';
import { jsonb, type Database, type Transaction } from '../../../platform/database/database.ts';

interface Attachment {
  storageKey: string;
  contentType: string;
  data: Uint8Array;
}

export async function insertFeedback(
  trx: Transaction,
  candidateId: string,
  { subject, feedback, ...details }: Feedback,
  attachments: readonly Attachment[],
  now: Date,
): Promise<void> {
  const id = newId();
  await trx
    .insertInto('feedback')
    .values({ id, candidate_id: candidateId, subject, feedback, details: jsonb(details), created_at: now })
    .execute();
  for (const { storageKey, contentType, data } of attachments) {
    await trx
      .insertInto('feedback_attachment')
      .values({ feedback_id: id, storage_key: storageKey, content_type: contentType, size: data.byteLength })
      .execute();
  }
}

export async function insertConsoleLog(db: Database, entries: readonly ConsoleLogEntry[]): Promise<void> {
  await db
    .insertInto('console_log')
    .values(entries.map((entry) => ({ error: entry.error, error_info: entry.errorInfo, reported_at: String(entry.timestamp) })))
    .execute();
}

/** The newest errors of browsers first. */
export async function browserErrors(db: Database, { since, limit }: { since: Date; limit: number }) {
  return db
    .selectFrom('console_log')
    .select(['received_at', 'error', 'error_info'])
    .where('received_at', '>=', since)
    .orderBy('id', 'desc')
    .limit(limit)
    .execute();
}
