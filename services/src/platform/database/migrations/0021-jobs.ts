import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    create table job (
      id uuid primary key,
      enterprise_id uuid not null references enterprise (id),
      source text,
      source_id text,
      source_url text,
      content_hash text,
      title text not null,
      summary text not null,
      description_html text not null,
      places jsonb not null default '[]',
      work_mode text check (work_mode in ('R', 'O', 'H')),
      remote boolean not null default false,
      employment_type text check (employment_type in ('FT', 'PT', 'FL', 'IN', 'OT')),
      experience_level text check (experience_level in ('IN', 'EL', 'AT', 'ML', 'DR', 'ET')),
      education text check (education in ('SL', 'DM', 'BR', 'MT', 'DC')),
      pay_currency text,
      pay_min numeric(14, 2),
      pay_max numeric(14, 2),
      pay_unit text check (pay_unit in ('HOUR', 'DAY', 'WEEK', 'MONTH', 'YEAR')),
      easy_apply boolean not null default false,
      questions jsonb not null default '[]',
      posted_at timestamptz not null,
      closes_on date,
      closed_at timestamptz,
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    )`.execute(db);
  await sql`create unique index job_of_source on job (source, source_id) where source is not null`.execute(db);
  await sql`create index job_of_enterprise on job (enterprise_id) where closed_at is null`.execute(db);
  await sql`
    create table job_skill (
      job_id uuid not null references job (id) on delete cascade,
      skill_id int not null references skill (id),
      min_years int,
      max_years int,
      position int not null,
      primary key (job_id, skill_id)
    )`.execute(db);
  await sql`create index job_skill_of_skill on job_skill (skill_id)`.execute(db);

  // Open jobs only, and only what a search filters, counts or sorts by; the long vector lives out of line.
  await sql`
    create table job_search (
      job_id uuid primary key references job (id) on delete cascade,
      posted_at timestamptz not null,
      title_vector tsvector not null,
      body_vector tsvector not null,
      skill_ids int[] not null,
      place_keys text[] not null,
      employment_type text,
      work_mode text,
      experience_level text,
      remote boolean not null,
      easy_apply boolean not null,
      pay_year_max real,
      company_tag text,
      closes_on date
    )`.execute(db);
  await sql`alter table job_search alter column body_vector set storage external`.execute(db);
  await sql`alter table job_search alter column place_keys set statistics 1000`.execute(db);
  await sql`create index job_search_newest on job_search (posted_at desc, job_id desc)`.execute(db);
  await sql`create index job_search_title on job_search using gin (title_vector) with (fastupdate = off)`.execute(db);
  await sql`create index job_search_body on job_search using gin (body_vector) with (fastupdate = off)`.execute(db);
  await sql`create index job_search_skills on job_search using gin (skill_ids) with (fastupdate = off)`.execute(db);
  await sql`create index job_search_places on job_search using gin (place_keys) with (fastupdate = off)`.execute(db);
}
