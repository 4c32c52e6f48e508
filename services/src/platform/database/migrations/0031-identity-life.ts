import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table mail (
      id uuid primary key,
      recipient text not null,
      subject text not null,
      body_text text not null,
      body_html text,
      attempts integer not null default 0,
      next_attempt_at timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index mail_due on mail (next_attempt_at)`.execute(db);

  await sql`
    alter table identity_account
      add column active boolean not null default true,
      add column new_password_required boolean not null default false`.execute(db);
  await sql`
    create table identity_step (
      step_hash text primary key,
      state jsonb not null,
      expires_at timestamptz not null
    )`.execute(db);
  await sql`
    create table identity_code (
      purpose text not null check (purpose in ('confirm', 'reset', 'change-email')),
      holder_hash text not null,
      account_id uuid references identity_account (id) on delete cascade,
      code_hash text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      primary key (purpose, holder_hash)
    )`.execute(db);
  await sql`create unique index identity_code_account on identity_code (purpose, account_id) where account_id is not null`.execute(
    db,
  );
  await sql`
    create table identity_attempt (
      key text primary key,
      count integer not null,
      ends_at timestamptz not null
    )`.execute(db);
  await sql`create index identity_attempt_end on identity_attempt (ends_at)`.execute(db);
  await sql`create index identity_grant_account on identity_grant ((payload ->> 'accountId'))`.execute(db);
}
