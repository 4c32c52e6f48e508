import { sql } from 'kysely';
import type { Database, Transaction } from '../../../../platform/database/database.ts';

interface NewReply {
  messageId: string;
  enterpriseId: string;
  repliedAt: Date;
  waitedSince: Date;
}

export async function storeReply(trx: Transaction, { messageId, enterpriseId, repliedAt, waitedSince }: NewReply): Promise<void> {
  await trx
    .insertInto('message_reply')
    .values({
      message_id: messageId,
      enterprise_id: enterpriseId,
      replied_at: repliedAt,
      waited_seconds: Math.min(Math.round((repliedAt.getTime() - waitedSince.getTime()) / 1000), 2 ** 31 - 1),
    })
    .execute();
}

/** How many of an employer's replies there are since then, the newest `limit` at most, and their median. */
export async function medianReply(
  db: Database,
  { enterpriseId, since, limit }: { enterpriseId: string; since: Date; limit: number },
): Promise<{ replies: number; medianSeconds: number | null }> {
  const { rows } = await sql<{ replies: number; median: number | null }>`
    select count(*)::int as replies, percentile_cont(0.5) within group (order by waited_seconds) as median
    from (
      select waited_seconds from message_reply
      where enterprise_id = ${enterpriseId} and replied_at > ${since}
      order by replied_at desc limit ${limit}
    ) newest`.execute(db);
  return { replies: rows[0]?.replies ?? 0, medianSeconds: rows[0]?.median ?? null };
}

export async function removeReplies(db: Database, before: Date): Promise<void> {
  await db.deleteFrom('message_reply').where('replied_at', '<', before).execute();
}
