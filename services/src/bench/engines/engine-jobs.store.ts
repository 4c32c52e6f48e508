import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';

/** A job as another engine is given it; a reference is the key of another table. */
export interface EngineJob {
  _key: string;
  title: string;
  body: string;
  summary: string;
  enterprise: string;
  label: string;
  employment: string;
  mode: string;
  level: string;
  remote: boolean;
  easy: boolean;
  places: string[];
  skills: string[];
  pay: number;
  /** Seconds. */
  posted: number;
  day: number;
  /** 'latitude x longitude' in degrees; empty for none. */
  point: string;
}

const BATCH = 5_000;

/** All open jobs with their search text, ordered by id. */
export async function* jobsForEngine(db: Database): AsyncGenerator<EngineJob> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<EngineJob>`
      select job.id as _key, job.title, job.summary, enterprise.establishment_name as enterprise, coalesce(job.places -> 0 ->> 'label', '') as label,
        concat_ws(' ', job.title, (select string_agg(skill.name, ', ') from job_skill join skill on skill.id = skill_id where job_id = job.id),
          enterprise.establishment_name, job.places -> 0 ->> 'label', regexp_replace(job.description_html, '<[^>]+>', ' ', 'g')) as body,
        coalesce(job.employment_type, '') as employment, coalesce(job.work_mode, '') as mode, coalesce(job.experience_level, '') as level,
        job.remote, job.easy_apply as easy, place_keys as places, skill_ids::text[] as skills, coalesce(pay_year_max, 0) as pay,
        extract(epoch from job.posted_at)::float8 as posted, (now()::date - job.posted_at::date) as day,
        coalesce((select concat(latitude, 'x', longitude) from place where id = 'city:' || place_ids[1]), '') as point
      from job_search join job on job.id = job_search.job_id join enterprise on enterprise.id = job.enterprise_id
      where job_search.job_id > ${after}::uuid order by job_search.job_id limit ${BATCH}::int`.execute(db);
    yield* rows;
    const last = rows.at(-1);
    if (!last || rows.length < BATCH) return;
    after = last._key;
  }
}

/** Coordinates of the most populous city with a folded name: 'latitude x longitude'. */
export async function centreOf(db: Database, folded: string): Promise<string | undefined> {
  const { rows } = await sql<{ point: string }>`
    select concat(latitude, 'x', longitude) as point from place_name join place on place.id = place_id
    where place_name.folded = ${folded} and kind = 'city' order by place.population desc limit 1`.execute(db);
  return rows[0]?.point;
}
