import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { Posting } from './relevance.ts';

const BATCH = 4_000;

/** All open postings of the corpus, in batches. */
export async function* postings(db: Database): AsyncGenerator<Posting[]> {
  let after = '00000000-0000-0000-0000-000000000000';
  for (;;) {
    const { rows } = await sql<Posting>`
      select job.id, source, job.title, establishment_name as company,
        array(select concat_ws(', ', stored ->> 'label', stored ->> 'city', stored ->> 'state', stored ->> 'country')
          from jsonb_array_elements(places) as each_place (stored)) as places,
        job.employment_type as "employmentType", job.work_mode as "workMode", job.experience_level as level, job.remote,
        pay_year_max as "payYear", regexp_replace(description_html, '<[^>]+>', ' ', 'g') as text
      from job join enterprise on enterprise.id = job.enterprise_id join job_search on job_search.job_id = job.id
      where source is not null and job.id > ${after}::uuid order by job.id limit ${sql.lit(BATCH)}`.execute(db);
    const last = rows.at(-1);
    if (!last) return;
    yield rows;
    after = last.id;
  }
}

/** Title and text of postings, in the order of their ids. */
export async function postingsOf(db: Database, ids: readonly string[]): Promise<Pick<Posting, 'title' | 'text'>[]> {
  const { rows } = await sql<Pick<Posting, 'title' | 'text'>>`
    select title, regexp_replace(description_html, '<[^>]+>', ' ', 'g') as text
    from unnest(${[...ids]}::uuid[]) with ordinality asked (id, place) join job using (id) order by place`.execute(db);
  return rows;
}
