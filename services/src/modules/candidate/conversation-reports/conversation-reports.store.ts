import type { ConversationReportReason } from '@hirehq/shared-contracts/codes';
import { newId } from '../../../platform/ids/new-id.ts';
import type { Database, Transaction } from '../../../platform/database/database.ts';

interface NewConversationReport {
  candidateId: string;
  enterpriseId: string;
  requestId: string;
  message: { id: string; text: string } | undefined;
  reason: ConversationReportReason;
  details: string | null;
  now: Date;
}

/** False if the request was stored before. */
export async function insertConversationReport(trx: Transaction, report: NewConversationReport): Promise<boolean> {
  const row = await trx
    .insertInto('conversation_report')
    .values({
      id: newId(),
      candidate_id: report.candidateId,
      enterprise_id: report.enterpriseId,
      request_id: report.requestId,
      message_id: report.message?.id ?? null,
      message_text: report.message?.text ?? null,
      reason: report.reason,
      details: report.details,
      created_at: report.now,
    })
    .onConflict((conflict) => conflict.columns(['candidate_id', 'request_id']).doNothing())
    .returning('id')
    .executeTakeFirst();
  return row !== undefined;
}

export async function isReportedBefore(db: Database, candidateId: string, requestId: string): Promise<boolean> {
  const row = await db
    .selectFrom('conversation_report')
    .select('id')
    .where('candidate_id', '=', candidateId)
    .where('request_id', '=', requestId)
    .executeTakeFirst();
  return row !== undefined;
}

/** Reports since then, newest first. */
export async function newestConversationReports(db: Database, since: Date) {
  return db
    .selectFrom('conversation_report')
    .innerJoin('enterprise', 'enterprise.id', 'conversation_report.enterprise_id')
    .select([
      'conversation_report.enterprise_id',
      'conversation_report.candidate_id',
      'conversation_report.message_text',
      'conversation_report.reason',
      'conversation_report.details',
      'conversation_report.created_at',
      'enterprise.establishment_name',
    ])
    .where('conversation_report.created_at', '>=', since)
    .orderBy('conversation_report.created_at', 'desc')
    .orderBy('conversation_report.id')
    .execute();
}
