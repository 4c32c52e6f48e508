import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { indexedQueries } from '../terms/index-version.store.ts';

export interface NamedCompany {
  /** The name as typed. */
  phrase: string;
  /** Ids of its open jobs. */
  jobIds: string[];
}

/** Of a company with more open jobs than this, only this many are ranked first. */
const MOST_JOBS = 2_000;

/**
 * The companies with open jobs that the phrases name, longest phrase first. A name that is also a skill or title of the
 * catalogue, or that occurs in more job titles of others than the company has jobs, is treated as a word: 'remote'.
 */
export async function companiesNamed(db: Database, phrases: readonly string[]): Promise<NamedCompany[]> {
  const named = await sql<{ phrase: string }>`
    select distinct phrase from unnest(${[...phrases]}::text[]) as typed (phrase)
    join enterprise on company_key(establishment_name) = company_key(phrase)`.execute(db);
  if (named.rows.length === 0) return [];
  const queries = await indexedQueries(db);
  const typed = named.rows.map(({ phrase }) => sql`(${phrase}::text, ${queries(phrase).phrase})`);
  const { rows } = await sql<NamedCompany>`
    with named as (
      select phrase, titled, array(
        select job.id from enterprise join job on job.enterprise_id = enterprise.id and job.closed_at is null and job.talent_pool_id is null
        where company_key(enterprise.establishment_name) = company_key(phrase) limit ${sql.lit(MOST_JOBS)}
      ) as jobs
      from (values ${sql.join(typed)}) as typed (phrase, titled)
      where not exists (select from term where folded = phrase and of_id < 1000000)
    )
    select phrase, jobs as "jobIds" from named
    where cardinality(jobs) > 0 and cardinality(jobs) >= (
      select count(*) from (
        select from job_search where title_vector @@ titled and not job_id = any(jobs)
        limit cardinality(jobs) + 1
      ) others
    )
    order by length(phrase) desc`.execute(db);
  return rows;
}
