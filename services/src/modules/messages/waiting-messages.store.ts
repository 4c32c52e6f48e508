import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { mayBeUnread, unreadOfConversation } from './read-marks.store.ts';

/** Conversations with unread messages, the latest first; none with employers that the candidate has blocked. */
export async function unreadConversations(db: Database, candidateId: string, limit: number) {
  return db
    .selectFrom('conversation')
    .innerJoin('enterprise', 'enterprise.id', 'conversation.enterprise_id')
    .select([
      'conversation.enterprise_id as enterpriseId',
      'enterprise.establishment_name as employerName',
      'conversation.last_message_at as lastMessageAt',
      unreadOfConversation.as('unread'),
    ])
    .where('conversation.candidate_id', '=', candidateId)
    .where('conversation.candidate_blocked_at', 'is', null)
    .where(mayBeUnread)
    .where(unreadOfConversation, '>', 0)
    .orderBy('conversation.last_message_at', (order) => order.desc().nullsLast())
    .orderBy('conversation.id')
    .limit(limit)
    .execute();
}

interface LatestMessage {
  enterpriseId: string;
  employerName: string;
  at: Date;
}

/** The last message of each employer that the candidate has neither cleared nor blocked, the latest first. */
export async function latestOfEmployers(
  db: Database,
  candidateId: string,
  { since, limit }: { since: Date; limit: number },
): Promise<LatestMessage[]> {
  const { rows } = await sql<LatestMessage>`
    select conversation.enterprise_id as "enterpriseId", enterprise.establishment_name as "employerName", latest.sent_at as at
    from conversation
    join enterprise on enterprise.id = conversation.enterprise_id
    cross join lateral (
      select sent_at from message
      where conversation_id = conversation.id and by_enterprise and number > conversation.candidate_cleared_to
      order by number desc limit 1
    ) latest
    where conversation.candidate_id = ${candidateId} and conversation.candidate_blocked_at is null
      and conversation.last_message_at >= ${since} and latest.sent_at >= ${since}
    order by latest.sent_at desc, conversation.id limit ${limit}`.execute(db);
  return rows;
}
