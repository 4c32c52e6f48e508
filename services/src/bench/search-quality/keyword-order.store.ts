import { sql } from 'kysely';
import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { placeKeyOf } from '../../modules/engine/jobs/index.ts';
import type { Database } from '../../platform/database/database.ts';

/** `ts_rank`: by frequency of the words in the text; `newest`: all matches, newest first; `title`: those with all words in the title. */
export type KeywordOrder = 'ts_rank' | 'newest' | 'title';

/** Jobs with every word of the text, in an order without the ranking of our search. */
export async function jobsByKeyword(
  db: Database,
  { words, filter, order, first }: { words: string; filter: JobFilter; order: KeywordOrder; first: number },
): Promise<string[]> {
  const placeKey = placeKeyOf(filter);
  const conditions = [
    sql`${order === 'title' ? sql`title_vector` : sql`body_vector`} @@ query`,
    ...(placeKey ? [sql`place_keys @> array[${placeKey}]::text[]`] : []),
    ...(filter.remote ? [sql`remote`] : []),
    ...(filter.employmentTypes ? [sql`employment_type = any(${[...filter.employmentTypes]}::text[])`] : []),
    ...(filter.workModes ? [sql`work_mode = any(${[...filter.workModes]}::text[])`] : []),
  ];
  const { rows } = await sql<{ id: string }>`
    select job_id as id from job_search, plainto_tsquery('job_words', ${words}) query where ${sql.join(conditions, sql` and `)}
    order by ${order === 'ts_rank' ? sql`ts_rank(body_vector, query) desc,` : sql``} posted_at desc, job_id limit ${first}::int`.execute(
    db,
  );
  return rows.map(({ id }) => id);
}

export interface CorpusJob {
  id: string;
  /** 'source external-id'. */
  key: string;
  title: string;
  company: string;
  places: string;
  facts: string;
  text: string;
}

/** The facts of these jobs for a judge, in order. */
export async function corpusJobs(db: Database, ids: readonly string[]): Promise<CorpusJob[]> {
  const { rows } = await sql<CorpusJob>`
    select job.id, concat(source, ' ', source_id) as key, job.title, establishment_name as company,
      coalesce((select string_agg(stored ->> 'label', '; ') from jsonb_array_elements(places) as each_place (stored)), '') as places,
      concat_ws(' ', employment_type, work_mode, experience_level, case when remote then 'remote' end) as facts,
      left(regexp_replace(description_html, '<[^>]+>', ' ', 'g'), 4000) as text
    from unnest(${[...ids]}::uuid[]) with ordinality as asked (id, place) join job on job.id = asked.id join enterprise on enterprise.id = job.enterprise_id
    order by asked.place`.execute(db);
  return rows;
}

export async function sizeOfCorpus(db: Database): Promise<Record<string, number>> {
  const { rows } = await sql<{ source: string; jobs: number }>`
    select source, count(*)::int as jobs from job where source is not null group by source order by source`.execute(db);
  return Object.fromEntries(rows.map(({ source, jobs }) => [source, jobs]));
}
