import { sql } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import { DAY_STEPS, OLDER, type FacetCell, type FacetChoice } from './search-facets.ts';
import { all, choiceConditions, daysAgo, inTitle, termConditions, type SearchTerms } from './search-terms.store.ts';

/** Slots of chance that jobs fall into (`job_slot`); the first of them are kept in `job_sample`. */
export const SLOTS = 4096;
export const SAMPLED_SLOTS = 512;

/**
 * Matches counted by every combination of facet values, and how many of them match in the title.
 * Over all open jobs, or over those of the sample in the first `slots`.
 */
export async function facetCube(
  db: Database,
  terms: SearchTerms,
  choice: FacetChoice,
  slots: number | undefined,
): Promise<FacetCell[]> {
  const steps = [
    ...new Set([...DAY_STEPS, ...(choice.postedWithinDays === undefined ? [] : [choice.postedWithinDays])]),
  ].toSorted((a, b) => a - b);
  const days = sql`case ${sql.join(
    steps.map((step) => sql`when posted_at >= ${daysAgo(terms.now, step)} then ${sql.lit(step)}`),
    sql` `,
  )} else ${sql.lit(OLDER)} end`;
  const conditions = [
    ...(slots === undefined || slots >= SAMPLED_SLOTS ? [] : [sql<boolean>`slot < ${slots}::int`]),
    ...termConditions(terms),
  ];
  const titled = terms.text ? sql`count(*) filter (where ${inTitle(terms.text)})` : sql`0`;
  const { rows } = await sql<FacetCell>`
    select employment_type, work_mode, experience_level, remote, easy_apply, ${days} as days, count(*)::int as count, ${titled}::int as titled
    from ${sql.table(slots === undefined ? 'job_search' : 'job_sample')} where ${all(conditions)} group by 1, 2, 3, 4, 5, 6`.execute(
    db,
  );
  return rows;
}

/** Matches with the facets chosen, counted one by one. */
export async function countMatches(db: Database, terms: SearchTerms, choice: FacetChoice): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from job_search where ${all([
      ...termConditions(terms),
      ...choiceConditions(choice),
      ...(choice.postedWithinDays === undefined
        ? []
        : [sql<boolean>`posted_at >= ${daysAgo(terms.now, choice.postedWithinDays)}`]),
    ])}`.execute(db);
  return rows[0]?.count ?? 0;
}
