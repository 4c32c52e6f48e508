import { sql } from 'kysely';
import { columnsOfFacts, JOB_FACTS, NO_FACTS } from '../../../../platform/job-facts.ts';
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
import type { FacetChoice } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { SAMPLED_SLOTS } from '../terms/sample-slots.ts';
import {
  columnOf,
  dayStepsOf,
  FACET_FIELDS,
  isNothingChosen,
  OLDER,
  PAY_NOT_STATED,
  payStepsOf,
  type CountedCells,
  type FacetCell,
  type FacetField,
} from './search-facets.ts';

export const inSlots = (slots: number | undefined): Condition[] =>
  slots === undefined || slots >= SAMPLED_SLOTS ? [] : [sql<boolean>`slot < ${slots}::int`];
/** The table that is read: all open jobs, or the sample. */
export const searched = (slots: number | undefined) => sql.table(slots === undefined ? 'job_search' : 'job_sample');

const FACTS = sql.join(JOB_FACTS.map(({ column }) => sql.ref(column)));
/** The columns of a cell that have values of facets. */
const VALUES = FACET_FIELDS.map((field) => sql.ref(columnOf(field)));

/** How many of the counted jobs are in the first group of the list. */
function leadingCount(search: JobSearch) {
  const leading = leadingCondition(search);
  return leading ? sql`(count(*) filter (where ${leading}))::int` : sql`count(*)::int`;
}

/** The matches as rows: the values of the facets, whether they match in the title, and whether they are in the first group of the list. */
function matchRows(search: JobSearch, slots: number | undefined) {
  const { now, terms, choice } = search;
  const days = sql`case ${sql.join(
    dayStepsOf(choice).map((step) => sql`when posted_at >= ${daysAgo(now, step)} then ${sql.lit(step)}`),
    sql` `,
  )} else ${sql.lit(OLDER)} end`;
  // The position of the highest step reached, from 1; 0 for pay below all steps, or without a rate.
  const pay = sql`case when pay_year_max is null then ${sql.lit(PAY_NOT_STATED)}
    else coalesce(width_bucket(${payPerYear(choice)}::float8, ${payStepsOf(choice)}::real[]::float8[]), 0) end`;
  const within =
    choice.payMax === undefined ? sql<boolean>`true` : sql<boolean>`coalesce(${paysAtMost(choice, choice.payMax)}, false)`;
  const conditions = [...inSlots(slots), ...termConditions(search)];
  const leading = leadingCondition(search);
  return sql`(select ${FACTS}, ${remoteFrom(choice.remoteFrom)} as remote, ${days} as days, ${pay} as pay, ${within} as "isWithinPay",
      ${terms.text ? inTitle(terms.text.title) : sql`true`} as in_title, ${leading ?? sql`true`} as leads
    from ${searched(slots)} where ${all(conditions)}) matches`;
}

const COUNTS = sql`count(*)::int as count, (count(*) filter (where in_title))::int as titled, (count(*) filter (where leads))::int as leading`;

/** The highest step of pay reached, by its position. */
const payOf = (position: number, choice: FacetChoice): number =>
  position > 0 ? (payStepsOf(choice)[position - 1] ?? 0) : position;

/** Number of matches for every combination of facet values. */
async function facetCube(search: JobSearch, slots: number | undefined): Promise<CountedCells> {
  const { rows } = await sql<FacetCell>`
    select ${sql.join(VALUES)}, "isWithinPay", ${COUNTS} from ${matchRows(search, slots)}
    group by ${sql.join(VALUES)}, "isWithinPay"`.execute(search.db);
  return { cells: rows.map((cell) => ({ ...cell, pay: payOf(cell.pay, search.choice) })) };
}

/** Number of matches for a value of one facet; `others` has the bits of all facets but this one. */
interface ValueRow extends Pick<FacetCell, 'count' | 'titled' | 'leading'> {
  others: number;
  value: string | null;
}

/** The bits of all facets: the row of the total. */
const EVERY_FACET = 2 ** FACET_FIELDS.length - 1;

const NOTHING: FacetCell = {
  ...columnsOfFacts(NO_FACTS),
  remote: false,
  days: OLDER,
  pay: PAY_NOT_STATED,
  isWithinPay: true,
  count: 0,
  titled: 0,
  leading: 0,
};

function valueOf(field: FacetField, value: string | null, choice: FacetChoice): string | number | boolean | null {
  if (field === 'postedWithinDays') return Number(value);
  if (field === 'payMin') return payOf(Number(value), choice);
  return value === 'true' || (value === 'false' ? false : value);
}

/** Number of matches for each value of each facet, if nothing is chosen: a tenth of the rows that all combinations would be. */
async function facetValues(search: JobSearch, slots: number | undefined): Promise<CountedCells> {
  const { rows } = await sql<ValueRow>`
    select grouping(${sql.join(VALUES)}) as others, coalesce(${sql.join(VALUES.map((column) => sql`${column}::text`))}) as value, ${COUNTS}
    from ${matchRows(search, slots)} group by grouping sets (${sql.join(VALUES.map((column) => sql`(${column})`))}, ())`.execute(
    search.db,
  );
  const bySet = Map.groupBy(rows, ({ others }) => others);
  const ofField = (field: FacetField, index: number) =>
    (bySet.get(EVERY_FACET - 2 ** (FACET_FIELDS.length - 1 - index)) ?? []).map(({ value, count }): FacetCell => ({
      ...NOTHING,
      [columnOf(field)]: valueOf(field, value, search.choice),
      count,
    }));
  return {
    cells: (bySet.get(EVERY_FACET) ?? []).map(({ count, titled, leading }) => ({ ...NOTHING, count, titled, leading })),
    byField: new Map(FACET_FIELDS.map((field, index) => [field, ofField(field, index)])),
  };
}

/**
 * Number of matches by the values of facets, how many of them match in the title, and how many are in the first group.
 * Over all open jobs, or over those of the sample in the first `slots`.
 */
export const countCells = (search: JobSearch, slots: number | undefined): Promise<CountedCells> =>
  isNothingChosen(search.choice) ? facetValues(search, slots) : facetCube(search, slots);

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
