import { sql, type Kysely } from 'kysely';

/** What candidates ask for in their settings: a copy of their data, and the end of their account. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table account_export (
      id uuid primary key,
      candidate_id uuid not null unique references candidate on delete cascade,
      requested_at timestamptz not null,
      storage_key text,
      size bigint,
      expires_at timestamptz,
      check ((storage_key is null) = (size is null) and (storage_key is null) = (expires_at is null))
    )`.execute(db);
  await sql`create index account_export_expiry on account_export (expires_at) where expires_at is not null`.execute(db);
  await sql`
    create table account_deletion (
      candidate_id uuid primary key references candidate on delete cascade,
      requested_at timestamptz not null,
      due_at timestamptz not null
    )`.execute(db);
  await sql`create index account_deletion_due on account_deletion (due_at)`.execute(db);
  // A token that outlives its account must not create a new candidate.
  await sql`create table deleted_identity (identity_hash text primary key, deleted_at timestamptz not null)`.execute(db);
}
