import { sql } from 'kysely';
import { COMPANY_TAGS } from '@hirehq/shared-contracts/codes';
import { cachedRead } from '../../../../platform/cached-read.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { TITLE_CATALOGUE } from '../../skills/index.ts';
import { bySkills, inTitle, ofJobs, type Condition } from './conditions.store.ts';
import healthWords from './data/health-words.json' with { type: 'json' };
import { hasOutdatedJobs, indexedQueries } from './index-version.store.ts';
import type { JobSearch } from './job-search.ts';
import { isWithoutWords, type TextQuery } from './search-terms.ts';
import { plainWords } from './searchable-text.ts';

const any = (conditions: readonly Condition[]): Condition => sql<boolean>`(${sql.join(conditions, sql` or `)})`;

/** The words are in the title or skills, or name the employer. */
function matching(text: TextQuery): Condition {
  const { title, companyJobs } = text;
  const skilled = bySkills(text);
  return any([inTitle(title), ...(skilled ? [skilled] : []), ...(companyJobs.length > 0 ? [ofJobs(companyJobs)] : [])]);
}

/** Health work by its title, or at an employer of the healthcare brand. */
const ofHealth = (titles: string): Condition =>
  any([inTitle(titles), sql<boolean>`facet_keys && ${[`company:${COMPANY_TAGS.H}`]}::text[]`]);

/**
 * The condition of the first group of a list by relevance: jobs whose title, skills or employer match the words, or health work.
 * Undefined if the list has no groups.
 */
export function leadingCondition({ terms, healthTitles }: Pick<JobSearch, 'terms' | 'healthTitles'>): Condition | undefined {
  if (terms.text) return terms.skills.length > 0 ? undefined : matching(terms.text);
  return healthTitles && isWithoutWords(terms) ? ofHealth(healthTitles) : undefined;
}

/** Those of the jobs that belong to the first group of a list; none if it has no groups. */
export async function leadingOf(search: JobSearch, jobIds: readonly string[]): Promise<Set<string>> {
  const leading = leadingCondition(search);
  if (!leading || jobIds.length === 0) return new Set();
  const { rows } = await sql<{ job_id: string }>`
    select job_id from job_search where ${ofJobs(jobIds)} and ${leading}`.execute(search.db);
  return new Set(rows.map(({ job_id }) => job_id));
}

/** The catalogue changes with a release only; the index by whether it has outdated jobs. */
const healthTitles = cachedRead({ ttlMs: Number.POSITIVE_INFINITY }, async (db, _isOutdated: boolean): Promise<string> => {
  const names = [
    ...healthWords.words,
    ...TITLE_CATALOGUE.filter(({ healthcare }) => healthcare).flatMap(({ name, synonyms }) => [name, ...synonyms]),
  ];
  const queries = await indexedQueries(db);
  const each = [...new Set(names.map(plainWords))].map((name) => sql`(${queries(name).phrase})`);
  const { rows } = await sql<{ titles: string }>`
    select string_agg(distinct '(' || query::text || ')', ' | ') as titles
    from (values ${sql.join(each)}) as named (query) where numnode(query) > 0`.execute(db);
  return rows[0]?.titles ?? '';
});

/** A tsquery that matches titles of health work: occupations of the catalogue, in all its languages, and words of the field. */
export const healthTitlesOf = async (db: Database): Promise<string> => healthTitles(db, await hasOutdatedJobs(db));
