import { sql } from 'kysely';
import type { ExperienceLevel } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../../../platform/database/database.ts';
import type { StoredPlace } from '../../../../platform/database/tables/jobs.ts';
import { chosen } from '../facets/search-counts.store.ts';
import { all, hourOf, type Condition } from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';

interface LikelyRequest {
  /** Jobs in one of these countries, or remote from there. */
  countries: readonly string[];
  since: Date | undefined;
  limit: number;
}

/** Jobs in the country, or remote from there. */
const within = (countries: readonly string[]): Condition[] =>
  countries.length === 0
    ? []
    : [
        sql<boolean>`(place_keys && ${countries.map((code) => `c:${code}`)}::text[]
          or facet_keys && ${['remote:*', ...countries.map((code) => `remote:${code}`)]}::text[])`,
      ];

/** Jobs of a search for skills: those first that require few others, then newest first. */
export async function likelyJobs(search: JobSearch, { countries, since, limit }: LikelyRequest): Promise<string[]> {
  const window = since ? [sql<boolean>`posted_hour >= ${hourOf(since)}::int`] : [];
  const { rows } = await sql<{ job_id: string }>`
    with found as materialized (
      select job_id, posted_at, skill_ids from job_search where ${all([...window, ...chosen(search), ...within(countries)])}
    )
    select job_id from found order by
      (select count(*) from unnest(skill_ids) skill where skill = any(${[...search.terms.skills]}::int[]))::real / greatest(cardinality(skill_ids), 3) desc,
      posted_at desc, job_id
    limit ${limit}::int`.execute(search.db);
  return rows.map((row) => row.job_id);
}

/** Those of the jobs to which the candidate has applied. */
export async function appliedTo(db: Database, candidateId: string, jobIds: readonly string[]): Promise<Set<string>> {
  const rows = await db
    .selectFrom('application')
    .select('job_id')
    .where('candidate_id', '=', candidateId)
    .where('job_id', 'in', jobIds)
    .execute();
  return new Set(rows.map((row) => row.job_id));
}

/** What the score of a match is computed from. */
interface RowToMatch {
  id: string;
  title: string;
  experience_level: ExperienceLevel | null;
  remote: boolean;
  places: StoredPlace[];
  posted_at: Date;
  /** Id and minimum years of each required skill. */
  skills: [number, number | null][];
}

/** Those of the jobs that are open, with what their score is computed from: many are compared for a page that shows few. */
export async function rowsToMatch(db: Database, ids: readonly string[]): Promise<RowToMatch[]> {
  const { rows } = await sql<RowToMatch>`
    select id, title, experience_level, remote, places, posted_at,
      (select coalesce(json_agg(json_build_array(skill_id, min_years)), '[]') from job_skill where job_id = job.id) as skills
    from job where id = any(${[...ids]}::uuid[]) and closed_at is null`.execute(db);
  return rows;
}
