import { sql } from 'kysely';
import { JOB_FACTS } from '../../../../platform/job-facts.ts';
import {
  all,
  choiceConditions,
  daysAgo,
  inTitle,
  payPerYear,
  paysAtMost,
  postedSince,
  remoteFrom,
  termConditions,
  type Condition,
} from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { SAMPLED_SLOTS } from '../terms/sample-slots.ts';
import { dayStepsOf, OLDER, PAY_NOT_STATED, payStepsOf, type FacetCell } from './search-facets.ts';

export const inSlots = (slots: number | undefined): Condition[] =>
  slots === undefined || slots >= SAMPLED_SLOTS ? [] : [sql<boolean>`slot < ${slots}::int`];
/** The table that is read: all open jobs, or the sample. */
export const searched = (slots: number | undefined) => sql.table(slots === undefined ? 'job_search' : 'job_sample');

const FACTS = sql.join(JOB_FACTS.map(({ column }) => sql.ref(column)));
/** Grouped by position: the facts, then remote, days, pay and whether it is within the most; the name `remote` would refer to the column. */
const GROUPS = sql.join([...JOB_FACTS, 'remote', 'days', 'pay', 'within'].map((_, index) => sql.lit(index + 1)));

/** How many of the counted jobs are in the first group of the list. */
function leadingCount(search: JobSearch) {
  const leading = leadingCondition(search);
  return leading ? sql`(count(*) filter (where ${leading}))::int` : sql`count(*)::int`;
}

/**
 * Number of matches for every combination of facet values, how many of them match in the title, and how many are in the first group.
 * Over all open jobs, or over those of the sample in the first `slots`.
 */
export async function facetCube(search: JobSearch, slots: number | undefined): Promise<FacetCell[]> {
  const { db, now, terms, choice } = search;
  const days = sql`case ${sql.join(
    dayStepsOf(choice).map((step) => sql`when posted_at >= ${daysAgo(now, step)} then ${sql.lit(step)}`),
    sql` `,
  )} else ${sql.lit(OLDER)} end`;
  const steps = payStepsOf(choice);
  // The position of the highest step reached, from 1; 0 for pay below all steps, or without a rate.
  const pay = sql`case when pay_year_max is null then ${sql.lit(PAY_NOT_STATED)}
    else coalesce(width_bucket(${payPerYear(choice)}::float8, ${steps}::real[]::float8[]), 0) end`;
  const within =
    choice.payMax === undefined ? sql<boolean>`true` : sql<boolean>`coalesce(${paysAtMost(choice, choice.payMax)}, false)`;
  const conditions = [...inSlots(slots), ...termConditions(search)];
  const titled = terms.text ? sql`count(*) filter (where ${inTitle(terms.text.title)})` : sql`count(*)`;
  const { rows } = await sql<FacetCell>`
    select ${FACTS}, ${remoteFrom(choice.remoteFrom)} as remote, ${days} as days, ${pay} as pay, ${within} as "isWithinPay", count(*)::int as count, ${titled}::int as titled,
      ${leadingCount(search)} as leading
    from ${searched(slots)} where ${all(conditions)} group by ${GROUPS}`.execute(db);
  return rows.map((cell) => ({ ...cell, pay: cell.pay > 0 ? (steps[cell.pay - 1] ?? 0) : cell.pay }));
}

/** The conditions of the terms and of all chosen facets. */
export const chosen = (search: Omit<JobSearch, 'db'>): Condition[] => {
  const { now, choice } = search;
  return [
    ...termConditions(search),
    ...choiceConditions(choice),
    ...(choice.postedWithinDays === undefined ? [] : [postedSince(daysAgo(now, choice.postedWithinDays))]),
  ];
};

/** Number of matches, and how many of them are in the first group of the list; all of them, if it has no groups. */
export interface MatchCount {
  total: number;
  leading: number;
}

/** Number of matches with the chosen facets, over all open jobs, or over the jobs of the sample in the first `slots`. */
export async function countMatches(search: JobSearch, slots: number | undefined): Promise<MatchCount> {
  const { rows } = await sql<MatchCount>`
    select count(*)::int as total, ${leadingCount(search)} as leading
    from ${searched(slots)} where ${all([...inSlots(slots), ...chosen(search)])}`.execute(search.db);
  return rows[0] ?? { total: 0, leading: 0 };
}

/** Cities within this distance. */
export interface Ring {
  km: number;
  cities: readonly number[];
}

/**
 * Number of matches with the chosen facets in each of the rings around a place, widest last.
 * Over all open jobs, or over those of the sample in the first `slots`.
 */
export async function ringCounts(
  { terms, ...search }: JobSearch,
  rings: readonly Ring[],
  slots: number | undefined,
): Promise<number[]> {
  const widest = rings.at(-1)?.cities ?? [];
  const conditions = [...inSlots(slots), ...chosen({ ...search, terms: { ...terms, placeKey: undefined, placeIds: widest } })];
  const counts = rings.map(({ cities }) => sql`count(*) filter (where place_ids && ${[...cities]}::int[])`);
  const { rows } = await sql<{ counts: number[] }>`
    select array[${sql.join(counts)}]::int[] as counts
    from ${searched(slots)} where ${all(conditions)}`.execute(search.db);
  return rows[0]?.counts ?? [];
}
