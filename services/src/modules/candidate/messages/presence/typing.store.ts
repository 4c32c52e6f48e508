import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';

interface Typed {
  candidateId: string;
  enterpriseId: string;
}

const TYPED = 'conversation.typed';

/** When the last event on the candidate's stream says that this employer stops typing. */
export async function typingUntil(trx: Transaction, { candidateId, enterpriseId }: Typed): Promise<Date | undefined> {
  const row = await trx
    .selectFrom('stream_event')
    .select(sql<string>`payload->>'until'`.as('until'))
    // As a literal, so that the partial index of these events is used.
    .where('topic', '=', sql.lit(TYPED))
    .where('candidate_id', '=', candidateId)
    .where(sql`payload->>'enterpriseId'`, '=', enterpriseId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && new Date(row.until);
}

export async function removeTyped(trx: Transaction, { candidateId, enterpriseId }: Typed): Promise<void> {
  await trx
    .deleteFrom('stream_event')
    .where('topic', '=', sql.lit(TYPED))
    .where('candidate_id', '=', candidateId)
    .where(sql`payload->>'enterpriseId'`, '=', enterpriseId)
    .execute();
}

export async function removeEndedTyping(db: Database, now: Date): Promise<void> {
  await db
    .deleteFrom('stream_event')
    .where('topic', '=', sql.lit(TYPED))
    .where(sql`payload->>'until'`, '<', now.toISOString())
    .execute();
}
