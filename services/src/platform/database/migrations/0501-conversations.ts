import { sql, type Kysely } from 'kysely';

/** The job a message is about, how soon employers reply, when they are away, and what candidates report to the operators. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table message add column job_id uuid references job on delete set null`.execute(db);
  await sql`create index message_about_job on message (job_id) where job_id is not null`.execute(db);

  await sql`
    create table message_reply (
      message_id uuid primary key references message on delete cascade,
      enterprise_id uuid not null references enterprise on delete cascade,
      replied_at timestamptz not null,
      waited_seconds int not null
    )`.execute(db);
  await sql`
    insert into message_reply (message_id, enterprise_id, replied_at, waited_seconds)
    select reply.id, conversation.enterprise_id, reply.sent_at,
      least(extract(epoch from reply.sent_at - asked.sent_at), 2147483647)::int
    from message reply
    join conversation on conversation.id = reply.conversation_id
    join lateral (
      select min(message.sent_at) as sent_at from message
      where message.conversation_id = reply.conversation_id and message.number < reply.number and message.number > coalesce(
        (
          select max(before.number) from message before
          where before.conversation_id = reply.conversation_id and before.by_enterprise and before.number < reply.number
        ),
        0
      )
    ) asked on asked.sent_at is not null
    where reply.by_enterprise and reply.sent_at > now() - interval '90 days'`.execute(db);
  await sql`
    create index message_reply_of_enterprise on message_reply (enterprise_id, replied_at desc) include (waited_seconds)`.execute(
    db,
  );
  await sql`create index message_reply_by_age on message_reply (replied_at)`.execute(db);

  await sql`
    create table message_absence (
      enterprise_id uuid primary key references enterprise on delete cascade,
      until timestamptz,
      note text
    )`.execute(db);

  await sql`
    create table conversation_report (
      id uuid primary key,
      candidate_id uuid references candidate on delete set null,
      enterprise_id uuid not null references enterprise on delete cascade,
      request_id text not null,
      message_id uuid references message on delete set null,
      message_text text,
      reason text not null,
      details text,
      created_at timestamptz not null,
      unique (candidate_id, request_id)
    )`.execute(db);
  await sql`create index conversation_report_of_enterprise on conversation_report (enterprise_id)`.execute(db);
  await sql`create index conversation_report_of_message on conversation_report (message_id) where message_id is not null`.execute(
    db,
  );
  await sql`create index conversation_report_by_age on conversation_report (created_at)`.execute(db);

  await sql`create index stream_event_typed on stream_event (candidate_id, id) where topic = 'conversation.typed'`.execute(db);
}
