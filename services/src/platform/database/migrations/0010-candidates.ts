import { sql, type Kysely } from 'kysely';

/** Employers, candidates and what a candidate's profile holds. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table enterprise (
      id uuid primary key,
      establishment_name text not null,
      about text,
      company_tag text,
      domain_names text[] not null default '{}',
      theme jsonb,
      exclusive_candidate_theme jsonb,
      logo_file text,
      exclusive_candidate_logo_file text,
      favicon_file text,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index enterprise_domain_names on enterprise using gin (domain_names)`.execute(db);
  await sql`create table talent_pool (
      id uuid primary key,
      enterprise_id uuid not null references enterprise on delete cascade,
      name text not null
    )`.execute(db);

  await sql`
    create table candidate (
      id uuid primary key,
      issuer text not null,
      subject text not null,
      first_name text not null,
      last_name text not null default '',
      email_address text not null,
      profile_title text,
      address text,
      city text,
      state text,
      country text,
      zip_code text,
      employer_name text,
      job_title text,
      overall_years_of_experience numeric(4, 1),
      media_file uuid,
      neuro_classification text check (neuro_classification in ('NT', 'ND')),
      origin text check (origin in ('R', 'J', 'P', 'I', 'M', 'general')),
      source_enterprise_id uuid references enterprise,
      talent_pool text,
      unbind_request_status text check (unbind_request_status in ('P', 'R')),
      accessibility text check (accessibility in ('Y', 'N')),
      bionic_reading_configuration text not null default '',
      created_at timestamptz not null default now(),
      constraint candidate_identity unique (issuer, subject)
    )`.execute(db);

  await sql`
    create table file (
      id uuid primary key,
      candidate_id uuid references candidate on delete cascade,
      storage_key text not null,
      category text not null,
      record_id uuid,
      file_name text not null,
      content_type text not null,
      size int not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index file_of_candidate on file (candidate_id, category, record_id)`.execute(db);
  await sql`alter table candidate add foreign key (media_file) references file on delete set null`.execute(db);

  await sql`
    create table resume (
      id uuid primary key,
      candidate_id uuid references candidate on delete cascade,
      file_id uuid not null references file on delete cascade,
      title text not null,
      created_at timestamptz not null default now()
    )`.execute(db);
  await sql`create index resume_of_candidate on resume (candidate_id, created_at desc)`.execute(db);
  await sql`
    create table work_history (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      title text not null,
      worked_with text not null,
      worked_from date not null,
      worked_till date,
      check (worked_till >= worked_from)
    )`.execute(db);
  await sql`create index work_history_of_candidate on work_history (candidate_id)`.execute(db);
  await sql`
    create table education (
      id uuid primary key,
      candidate_id uuid not null references candidate on delete cascade,
      level text not null,
      institution text not null,
      field_of_study text,
      studied_from date,
      studied_till date
    )`.execute(db);
  await sql`create index education_of_candidate on education (candidate_id)`.execute(db);

  await sql`
    create table candidate_device (
      candidate_id uuid not null references candidate on delete cascade,
      device_token text not null,
      registered_at timestamptz not null default now(),
      primary key (candidate_id, device_token)
    )`.execute(db);
  await sql`
    create table candidate_consent (
      candidate_id uuid not null references candidate on delete cascade,
      version text not null,
      consented_at timestamptz not null default now(),
      primary key (candidate_id, version)
    )`.execute(db);
  await sql`
    create table talent_pool_member (
      talent_pool_id uuid not null references talent_pool on delete cascade,
      candidate_id uuid not null references candidate on delete cascade,
      origin text not null,
      joined_at timestamptz not null default now(),
      primary key (talent_pool_id, candidate_id)
    )`.execute(db);
  await sql`
    create table candidate_remark (
      candidate_id uuid not null references candidate on delete cascade,
      enterprise_id uuid not null references enterprise on delete cascade,
      job_id uuid not null,
      remark text not null,
      created_at timestamptz not null default now(),
      primary key (candidate_id, job_id)
    )`.execute(db);
  await sql`create index candidate_remark_of_enterprise on candidate_remark (enterprise_id, created_at desc)`.execute(db);
}
