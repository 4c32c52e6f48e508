import { sql, type Kysely } from 'kysely';

/** Keys of employers, what they asked for, jobs of a talent pool, and who did what to an application. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table employer_key (
      id text primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      label text not null,
      secret_hash text not null,
      scopes text[] not null,
      replaced_by text references employer_key on delete set null,
      created_at timestamptz not null,
      expires_at timestamptz,
      last_used_at timestamptz
    )`.execute(db);
  await sql`create index employer_key_of_enterprise on employer_key (enterprise_id)`.execute(db);
  await sql`
    create table employer_request (
      id uuid primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      fingerprint text not null,
      answer jsonb,
      taken_until timestamptz not null,
      created_at timestamptz not null
    )`.execute(db);
  await sql`create index employer_request_age on employer_request (created_at)`.execute(db);

  await sql`alter table job add column talent_pool_id uuid references talent_pool on delete set null`.execute(db);
  await sql`create index job_of_talent_pool on job (talent_pool_id) where talent_pool_id is not null`.execute(db);
  await sql`create index job_of_enterprise_changed on job (enterprise_id, updated_at desc, id desc)`.execute(db);
  await sql`create unique index invitation_once on invitation (talent_pool_id, lower(email_address))`.execute(db);

  await sql`
    alter table application
      add column closed_at timestamptz,
      add column closed_by text check (closed_by in ('enterprise', 'candidate')),
      add column closure_reason text,
      add constraint application_closed_whole check ((closed_at is null) = (closed_by is null) and (closed_at is null) = (closure_reason is null))`.execute(
    db,
  );
  await sql`create index application_changed on application (changed_at, id)`.execute(db);
  // The codes of earlier rows say what happened; the first one of an application is its submission.
  await sql`
    alter table process_record
      add column change text,
      add column actor text not null default 'system' check (actor in ('candidate', 'enterprise', 'system')),
      add column key_id text,
      add column request_id uuid,
      add column note text`.execute(db);
  await sql`create unique index process_record_request on process_record (application_id, request_id) where request_id is not null`.execute(
    db,
  );
  await sql`
    create table offer (
      id uuid primary key,
      application_id uuid not null references application on delete cascade,
      start_date date,
      pay_currency text,
      pay_min numeric(14, 2),
      pay_max numeric(14, 2),
      pay_unit text check (pay_unit in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
      expires_at timestamptz,
      note text,
      offered_at timestamptz not null,
      answered_at timestamptz
    )`.execute(db);
  await sql`create unique index offer_of_application on offer (application_id)`.execute(db);

  await sql`alter table notification add column kind text`.execute(db);
}
