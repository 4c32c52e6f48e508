import { sql, type Kysely } from 'kysely';

/** Links of invitations by a key, limits by mailbox, and addresses that want no invitations, as keyed hashes. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table invitation add column key_hash text unique`.execute(db);
  await sql`create index invitation_to_mailbox on invitation (lower(regexp_replace(email_address, '\\+[^@]*@', '@')), created_at)`.execute(
    db,
  );
  await sql`create table invitation_stop (email_hash text primary key, stopped_at timestamptz not null)`.execute(db);
}
