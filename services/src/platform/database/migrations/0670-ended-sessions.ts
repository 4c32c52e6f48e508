import { sql, type Kysely } from 'kysely';

/** Sessions whose access tokens are refused at once, and links that undo an email change. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table ended_session (
      issuer text not null,
      session_id text not null,
      ended_at timestamptz not null,
      primary key (issuer, session_id)
    )`.execute(db);
  await sql`create index ended_session_ended_at on ended_session (ended_at)`.execute(db);
  await sql`
    create table identity_email_undo (
      id uuid primary key,
      account_id uuid not null references identity_account (id) on delete cascade,
      email text not null,
      token_hash text not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`create index identity_email_undo_account on identity_email_undo (account_id, created_at)`.execute(db);
  await sql`create index identity_email_undo_email on identity_email_undo (lower(email))`.execute(db);
}
