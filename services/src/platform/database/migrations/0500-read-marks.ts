import { sql, type Kysely } from 'kysely';

/**
 * Unread messages are counted from read marks. The counters `candidate_unread` and `enterprise_unread` stay for processes of the
 * previous release, which still write them.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    alter table conversation
      add column candidate_read_to int not null default 0,
      add column enterprise_read_to int not null default 0,
      add column marked_unread boolean not null default false,
      add column waiting_since timestamptz,
      add column candidate_blocked_at timestamptz`.execute(db);
  // A counter of n means that the last n messages of the other side are unread.
  await sql`
    update conversation set
      candidate_read_to = coalesce(
        (
          select number - 1 from message
          where conversation_id = conversation.id and by_enterprise and candidate_unread > 0
          order by number desc offset greatest(candidate_unread - 1, 0) limit 1
        ),
        case when candidate_unread > 0 then 0 else last_number end
      ),
      enterprise_read_to = coalesce(
        (
          select number - 1 from message
          where conversation_id = conversation.id and not by_enterprise and enterprise_unread > 0
          order by number desc offset greatest(enterprise_unread - 1, 0) limit 1
        ),
        case when enterprise_unread > 0 then 0 else last_number end
      ),
      waiting_since = (
        select min(sent_at) from message
        where conversation_id = conversation.id and number > coalesce(
          (
            select max(number) from message written
            where written.conversation_id = conversation.id and written.by_enterprise
          ),
          0
        )
      )
    where last_number > 0`.execute(db);
  await sql`create index message_of_enterprise on message (conversation_id, number) where by_enterprise`.execute(db);
  await sql`create index message_of_candidate on message (conversation_id, number) where not by_enterprise`.execute(db);
}
