import { sql } from 'kysely';
import { bySkills, inTitle, ofHealth, ofJobs, type Condition } from './conditions.store.ts';
import type { JobSearch } from './job-search.ts';
import { isWithoutWords, type TextQuery } from './search-terms.ts';

const any = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The words are in the title or skills, or name the employer. */
function matching(text: TextQuery): Condition {
  const { title, companyJobs } = text;
  const skilled = bySkills(text);
  return any([inTitle(title), ...(skilled ? [skilled] : []), ...(companyJobs.length > 0 ? [ofJobs(companyJobs)] : [])]);
}

/**
 * The condition of the first group of a list by relevance: jobs whose title, skills or employer match the words, or health work.
 * Undefined if the list has no groups.
 */
export function leadingCondition({ terms, healthFirst }: Pick<JobSearch, 'terms' | 'healthFirst'>): Condition | undefined {
  if (terms.text) return terms.skills.length > 0 ? undefined : matching(terms.text);
  return healthFirst && !terms.healthWork && isWithoutWords(terms) ? ofHealth : undefined;
}

/** Those of the jobs that belong to the first group of a list; none if it has no groups. */
export async function leadingOf(search: JobSearch, jobIds: readonly string[]): Promise<Set<string>> {
  const leading = leadingCondition(search);
  if (!leading || jobIds.length === 0) return new Set();
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search where ${ofJobs(jobIds)} and ${leading}`.execute(search.db);
  return new Set(rows.map(({ job_id }) => job_id));
}
