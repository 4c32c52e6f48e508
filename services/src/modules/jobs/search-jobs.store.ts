import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { SearchCursor } from './search-cursor.ts';
import { DAY_STEPS, OLDER, type FacetCell, type FacetChoice } from './search-facets.ts';

/** What narrows before any facet does. */
export interface SearchTerms {
  /** A tsquery as text, made by `queryOf`. */
  text: string | undefined;
  titleText: string | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  payMin: number | undefined;
  companyTag: string | undefined;
  now: Date;
}

export interface Hit {
  job_id: string;
  posted_at: Date;
  rank: number;
}

type Condition = RawBuilder<boolean>;
const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`${sql.join(conditions, sql` and `)}`;

/** A folded text and other ways of saying it as a tsquery; undefined when only stop words are left. */
export async function queryOf(db: Database, parts: readonly (readonly string[])[]): Promise<string | undefined> {
  if (parts.length === 0) return undefined;
  const groups = parts.map(
    (ways) =>
      sql`(${sql.join(
        ways.map((way, index) =>
          index === 0 ? sql`plainto_tsquery('english', ${way})` : sql`phraseto_tsquery('english', ${way})`,
        ),
        sql` || `,
      )})`,
  );
  const { rows } = await sql<{ query: string }>`select (${sql.join(groups, sql` && `)})::text as query`.execute(db);
  return rows[0]?.query || undefined;
}

function termConditions(terms: SearchTerms): Condition[] {
  return [
    ...(terms.titleText ? [sql<boolean>`title_vector @@ ${terms.titleText}::tsquery`] : []),
    ...(terms.skills.length > 0 ? [sql<boolean>`skill_ids && ${[...terms.skills]}::int[]`] : []),
    ...(terms.placeKey ? [sql<boolean>`place_keys @> array[${terms.placeKey}]::text[]`] : []),
    ...(terms.payMin ? [sql<boolean>`pay_year_max >= ${terms.payMin}::real`] : []),
    ...(terms.companyTag ? [sql<boolean>`company_tag = ${terms.companyTag}`] : []),
    sql<boolean>`(closes_on is null or closes_on >= ${terms.now.toISOString().slice(0, 10)}::date)`,
  ];
}

const inBody = (terms: SearchTerms): Condition[] => (terms.text ? [sql<boolean>`body_vector @@ ${terms.text}::tsquery`] : []);
const daysAgo = (now: Date, days: number) => new Date(now.getTime() - days * 86_400_000);

function choiceConditions(choice: FacetChoice, now: Date): Condition[] {
  return [
    ...(choice.employmentTypes.length > 0 ? [sql<boolean>`employment_type = any(${[...choice.employmentTypes]}::text[])`] : []),
    ...(choice.workModes.length > 0 ? [sql<boolean>`work_mode = any(${[...choice.workModes]}::text[])`] : []),
    ...(choice.experienceLevels.length > 0
      ? [sql<boolean>`experience_level = any(${[...choice.experienceLevels]}::text[])`]
      : []),
    ...(choice.remote ? [sql<boolean>`remote`] : []),
    ...(choice.easyApply ? [sql<boolean>`easy_apply`] : []),
    ...(choice.postedWithinDays !== undefined ? [sql<boolean>`posted_at >= ${daysAgo(now, choice.postedWithinDays)}`] : []),
  ];
}

const after = (cursor: SearchCursor): Condition =>
  sql<boolean>`(posted_at, job_id) < (${new Date(cursor[1])}, ${cursor[2]}::uuid)`;

interface PageRequest {
  terms: SearchTerms;
  choice: FacetChoice;
  newestFirst: boolean;
  cursor: SearchCursor | undefined;
  /** Ranks by skills only what was posted since; older jobs follow by date, with rank 0. */
  rankSince: Date | undefined;
  limit: number;
}

/** One page of hits: by rank, then newest, then id. Title matches rank 1 and body matches 0; with skills, each skill adds one. */
export async function pageOfHits(
  db: Database,
  { terms, choice, newestFirst, cursor, rankSince, limit }: PageRequest,
): Promise<Hit[]> {
  const conditions = [...termConditions(terms), ...choiceConditions(choice, terms.now)];
  const slice = (rank: number, own: readonly Condition[]) => sql`(
    select job_id, posted_at, ${sql.lit(rank)}::int as rank from job_search
    where ${all([...conditions, ...own, ...(cursor && cursor[0] === rank ? [after(cursor)] : [])])}
    order by posted_at desc, job_id desc limit ${limit})`;

  if (!newestFirst && terms.skills.length > 0) {
    const shared = terms.skills.map((skill) => sql`case when skill_ids @> array[${skill}]::int[] then 1 else 0 end`);
    const rank = sql`(${sql.join(shared, sql` + `)}${terms.text ? sql` + case when title_vector @@ ${terms.text}::tsquery then 100 else 0 end` : sql``})`;
    const past = cursor
      ? sql`where (rank, posted_at, job_id) < (${cursor[0]}, ${new Date(cursor[1])}, ${cursor[2]}::uuid)`
      : sql``;
    const recent = rankSince ? [sql<boolean>`posted_at >= ${rankSince}`] : [];
    const ranked = sql`(
      select * from (select job_id, posted_at, ${rank} as rank from job_search where ${all([...conditions, ...inBody(terms), ...recent])}) ranked
      ${past} order by rank desc, posted_at desc, job_id desc limit ${limit})`;
    if (!rankSince) return (await sql<Hit>`${ranked}`.execute(db)).rows;
    const older = slice(0, [...inBody(terms), sql<boolean>`posted_at < ${rankSince}`]);
    const both = cursor && cursor[0] === 0 ? older : sql`select * from (${ranked} union all ${older}) tiers limit ${limit}`;
    return (await sql<Hit>`${both}`.execute(db)).rows;
  }
  if (newestFirst || !terms.text) {
    return (await sql<Hit>`${slice(0, inBody(terms))}`.execute(db)).rows;
  }
  const title = sql<boolean>`title_vector @@ ${terms.text}::tsquery`;
  const bodyOnly = slice(0, [...inBody(terms), sql<boolean>`not ${title}`]);
  // The second branch runs only when the first leaves room.
  const both =
    cursor && cursor[0] === 0 ? bodyOnly : sql`select * from (${slice(1, [title])} union all ${bodyOnly}) tiers limit ${limit}`;
  return (await sql<Hit>`${both}`.execute(db)).rows;
}

/** The planner's guess at how many rows match the terms. */
export async function estimateMatches(db: Database, terms: SearchTerms): Promise<number> {
  const { rows } = await sql<{ 'QUERY PLAN': [{ Plan: { 'Plan Rows': number } }] }>`
    explain (format json) select from job_search where ${all([...termConditions(terms), ...inBody(terms)])}`.execute(db);
  return rows[0]?.['QUERY PLAN'][0].Plan['Plan Rows'] ?? 0;
}

const MIN_BOUNDS = 10;
const BOUNDS_KEPT_MS = 30_000;
const knownBounds = new WeakMap<Database, { read: number; bounds: Promise<Date[]> }>();

/** Posting times that part all open jobs into equal shares, oldest first, from the planner's statistics; kept for a while. */
function postingBounds(db: Database): Promise<Date[]> {
  const known = knownBounds.get(db);
  if (known && performance.now() - known.read < BOUNDS_KEPT_MS) return known.bounds;
  const bounds = sql<{ bounds: Date[] | null }>`
    select histogram_bounds::text::timestamptz[] as bounds from pg_stats
    where schemaname = current_schema() and tablename = 'job_search' and attname = 'posted_at'`
    .execute(db)
    .then(({ rows }) => rows[0]?.bounds ?? []);
  knownBounds.set(db, { read: performance.now(), bounds });
  bounds.catch(() => knownBounds.delete(db));
  return bounds;
}

/** The posting time that about `share` of all open jobs are newer than; undefined before the first ANALYZE. */
export async function newestShare(db: Database, share: number): Promise<{ since: Date; share: number } | undefined> {
  const bounds = await postingBounds(db);
  const steps = bounds.length - 1;
  const index = Math.max(0, Math.floor(steps * (1 - share)));
  const since = bounds[index];
  return steps >= MIN_BOUNDS && since ? { since, share: (steps - index) / steps } : undefined;
}

/** Matches counted by every combination of facet values, over all of them or those posted since. */
export async function facetCube(
  db: Database,
  terms: SearchTerms,
  choice: FacetChoice,
  since: Date | undefined,
): Promise<FacetCell[]> {
  const steps = [
    ...new Set([...DAY_STEPS, ...(choice.postedWithinDays === undefined ? [] : [choice.postedWithinDays])]),
  ].toSorted((a, b) => a - b);
  const days = sql`case ${sql.join(
    steps.map((step) => sql`when posted_at >= ${daysAgo(terms.now, step)} then ${sql.lit(step)}`),
    sql` `,
  )} else ${sql.lit(OLDER)} end`;
  const conditions = [...termConditions(terms), ...inBody(terms), ...(since ? [sql<boolean>`posted_at >= ${since}`] : [])];
  const { rows } = await sql<FacetCell>`
    select employment_type, work_mode, experience_level, remote, easy_apply, ${days} as days, count(*)::int as count
    from job_search where ${all(conditions)} group by 1, 2, 3, 4, 5, 6`.execute(db);
  return rows;
}
