import { sql, type Kysely } from 'kysely';

/** Licences, languages, checklists, who sees a profile, and what was removed from it and can be restored. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table licence (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      name text not null,
      issuer text,
      number text,
      region text,
      issued_on date,
      expires_on date,
      reminded_days int,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index licence_of_candidate on licence (candidate_id)`.execute(db);
  await sql`create index licence_expiring on licence (expires_on) where expires_on is not null`.execute(db);
  await sql`
    create table spoken_language (
      candidate_id uuid not null references candidate on delete cascade,
      language text not null,
      level text not null,
      position int not null,
      primary key (candidate_id, language)
    )`.execute(db);
  await sql`
    create table checklist (
      candidate_id uuid not null references candidate on delete cascade,
      checklist_id text not null,
      ratings jsonb not null default '{}',
      tasks jsonb not null default '{}',
      files jsonb not null default '{}',
      changed_at timestamptz not null,
      signed_name text,
      signed_at timestamptz,
      expires_on date,
      primary key (candidate_id, checklist_id),
      check ((signed_at is null) = (signed_name is null) and (signed_at is null) = (expires_on is null))
    )`.execute(db);
  await sql`
    create table profile_visibility (
      candidate_id uuid not null references candidate on delete cascade,
      section text not null,
      audience text not null,
      primary key (candidate_id, section)
    )`.execute(db);
  await sql`
    create table profile_hidden_from (
      candidate_id uuid not null references candidate on delete cascade,
      enterprise_id uuid not null references enterprise on delete cascade,
      primary key (candidate_id, enterprise_id)
    )`.execute(db);
  await sql`create index profile_hidden_from_enterprise on profile_hidden_from (enterprise_id)`.execute(db);
  await sql`
    create table public_profile (
      candidate_id uuid primary key references candidate on delete cascade,
      key text not null unique,
      created_at timestamptz not null
    )`.execute(db);
  // The rows of a removed record, out of reach of every query of profiles (docs/adr/0033).
  await sql`
    create table removed_record (
      candidate_id uuid not null references candidate on delete cascade,
      kind text not null,
      record_id text not null,
      content jsonb not null,
      purge_at timestamptz not null,
      primary key (candidate_id, kind, record_id)
    )`.execute(db);
  await sql`create index removed_record_due on removed_record (purge_at)`.execute(db);
  await sql`
    create table removed_file (
      storage_key text primary key,
      candidate_id uuid not null,
      kind text not null,
      record_id text not null,
      file_name text not null,
      foreign key (candidate_id, kind, record_id) references removed_record on delete cascade
    )`.execute(db);
  await sql`create index removed_file_of_record on removed_file (candidate_id, kind, record_id)`.execute(db);
  await sql`
    create table coach_dismissal (
      candidate_id uuid not null references candidate on delete cascade,
      step_id text not null,
      dismissed_at timestamptz not null,
      primary key (candidate_id, step_id)
    )`.execute(db);
}
