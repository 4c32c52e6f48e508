import { sql, type Kysely } from 'kysely';

/** The size of every file that candidates store, so that their storage can be limited, and the documents made of profiles. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table profile_document (
      storage_key text primary key,
      candidate_id uuid not null references candidate on delete cascade,
      size bigint not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index profile_document_of_candidate on profile_document (candidate_id, created_at)`.execute(db);
  // Cached pages show the pictures of an employer that have been replaced.
  await sql`
    create table former_picture (
      storage_key text primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      replaced_at timestamptz not null
    )`.execute(db);
  await sql`create index former_picture_of_employer on former_picture (enterprise_id, replaced_at)`.execute(db);
  // Files that were stored before have no size here.
  await sql`alter table removed_file add column size bigint not null default 0`.execute(db);
  await sql`alter table feedback_attachment add column size bigint not null default 0`.execute(db);
  await sql`alter table message add column attachment_size bigint`.execute(db);
  await sql`alter table video add column poster_size bigint, add column captions_size bigint`.execute(db);
  await sql`
    create index message_attached on message (conversation_id)
    where attachment_key is not null and not by_enterprise`.execute(db);
}
