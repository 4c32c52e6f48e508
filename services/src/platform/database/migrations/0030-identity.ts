import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table identity_account (
      id uuid primary key,
      email text not null,
      name text not null,
      password_hash text not null,
      email_verified boolean not null default false,
      neuro_classification text check (neuro_classification in ('NT', 'ND')),
      talent_pool_id text,
      invitee_candidate_id text,
      ip_address text,
      candidate_id uuid,
      was_inactive boolean not null default false,
      last_signed_in_at timestamptz,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index identity_account_email on identity_account (lower(email))`.execute(db);
  await sql`
    create table identity_grant (
      model text not null,
      id_hash text not null,
      payload jsonb not null,
      grant_id text,
      uid text,
      expires_at timestamptz,
      consumed_at timestamptz,
      primary key (model, id_hash)
    )`.execute(db);
  await sql`create index identity_grant_members on identity_grant (grant_id) where grant_id is not null`.execute(db);
  await sql`create index identity_grant_uid on identity_grant (model, uid) where uid is not null`.execute(db);
  await sql`create index identity_grant_expiry on identity_grant (expires_at)`.execute(db);
  await sql`
    create table identity_key (
      id uuid primary key,
      kind text not null check (kind in ('signing', 'cookie')),
      value jsonb not null,
      created_at timestamptz not null default now()
    )`.execute(db);
}
