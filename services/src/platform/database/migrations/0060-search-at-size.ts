import { sql, type Kysely } from 'kysely';

export async function up(db: Kysely<unknown>): Promise<void> {
  // Which place of the gazetteer an address names, and which places lie around it.
  await sql`create index place_city_named on place (name) where kind = 'city'`.execute(db);
  await sql`create index place_city_latitude on place (latitude) where kind = 'city'`.execute(db);

  // Chance that stays the same for a job: 0 to 4095.
  await sql`
    create function job_slot(id uuid) returns int language sql immutable parallel safe
    return ('x' || left(md5(id::text), 3))::bit(12)::int`.execute(db);

  // Created again rather than altered: rows are stored in the order of posting, so that the newest are adjacent pages.
  // What a search may narrow by is a key in one index, so that several conditions are met there and only hits are read.
  await sql`
    create table job_search_next (
      job_id uuid not null,
      posted_at timestamptz not null,
      title_vector tsvector not null,
      body_vector tsvector not null,
      skill_ids int[] not null,
      place_keys text[] not null,
      place_ids int[] not null default '{}',
      employment_type text,
      work_mode text,
      experience_level text,
      remote boolean not null,
      easy_apply boolean not null,
      pay_year_max real,
      company_tag text,
      closes_on date,
      posted_hour int not null generated always as (floor(extract(epoch from (posted_at at time zone 'UTC')) / 3600)::int) stored,
      facet_keys text[] not null generated always as (array_remove(array[
        'employment:' || employment_type, 'mode:' || work_mode, 'level:' || experience_level,
        case when remote then 'remote' end, case when easy_apply then 'easy' end, 'company:' || company_tag], null)) stored
    )`.execute(db);
  await sql`alter table job_search_next alter column body_vector set storage external`.execute(db);
  await sql`
    insert into job_search_next (job_id, posted_at, title_vector, body_vector, skill_ids, place_keys, place_ids,
      employment_type, work_mode, experience_level, remote, easy_apply, pay_year_max, company_tag, closes_on)
    select job_id, job_search.posted_at, title_vector, body_vector, skill_ids, place_keys,
      coalesce((
        select array_agg(distinct substr(place.id, 6)::int)
        from jsonb_to_recordset(job.places) as written (city text, state text, country text)
        join place on place.kind = 'city' and place.name = written.city and place.country_code = written.country
          and place.state_name is not distinct from written.state), '{}'),
      job_search.employment_type, job_search.work_mode, job_search.experience_level, job_search.remote,
      job_search.easy_apply, pay_year_max, company_tag, job_search.closes_on
    from job_search join job on job.id = job_search.job_id
    order by job_search.posted_at desc, job_id desc`.execute(db);
  await sql`drop table job_search`.execute(db);
  await sql`alter table job_search_next rename to job_search`.execute(db);
  await sql`alter table job_search add primary key (job_id), add foreign key (job_id) references job (id) on delete cascade`.execute(
    db,
  );
  await sql`alter table job_search alter column place_keys set statistics 1000`.execute(db);
  await sql`create index job_search_newest on job_search (posted_at desc, job_id desc)`.execute(db);
  await sql`
    create index job_search_terms on job_search
    using gin (posted_hour, body_vector, title_vector, skill_ids, place_keys, place_ids, facet_keys) with (fastupdate = off)`.execute(
    db,
  );

  // Cities that jobs were ever posted in: a search around a place asks for no others.
  await sql`create table job_city (place_id int primary key)`.execute(db);
  await sql`insert into job_city (place_id) select distinct unnest(place_ids) from job_search`.execute(db);

  // An eighth of the open jobs, by chance: what the counts of a broad search are estimated from.
  await sql`create table job_sample (like job_search including generated including storage, slot int not null)`.execute(db);
  await sql`insert into job_sample (${SAMPLED}, slot) select ${SAMPLED}, job_slot(job_id) from job_search where job_slot(job_id) < 512 order by job_slot(job_id)`.execute(
    db,
  );
  await sql`alter table job_sample add primary key (job_id), add foreign key (job_id) references job_search (job_id) on delete cascade`.execute(
    db,
  );
  await sql`
    create index job_sample_terms on job_sample
    using gin (slot, body_vector, title_vector, skill_ids, place_keys, place_ids, facet_keys) with (fastupdate = off)`.execute(
    db,
  );
  await sql`analyze job_search`.execute(db);
  await sql`analyze job_sample`.execute(db);

  await sql`create index job_open_of_enterprise on job (enterprise_id) where closed_at is null and talent_pool_id is null`.execute(
    db,
  );

  // The years that open jobs ask of a skill: the fewest and the most are each one look.
  await sql`create index job_skill_fewest on job_skill (skill_id, min_years) where min_years is not null`.execute(db);
  await sql`create index job_skill_most on job_skill (skill_id, (coalesce(max_years, min_years)) desc) where min_years is not null`.execute(
    db,
  );
}

const SAMPLED = sql.raw(
  'job_id, posted_at, title_vector, body_vector, skill_ids, place_keys, place_ids, employment_type, work_mode, experience_level, remote, easy_apply, pay_year_max, company_tag, closes_on',
);
