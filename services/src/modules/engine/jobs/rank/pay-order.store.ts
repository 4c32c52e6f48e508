import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';
import { all, payPerYear, type Condition } from '../terms/conditions.store.ts';
import { isAfter, type Hit } from './search-pages.store.ts';

/** What one unit of each currency is worth in that of the order. */
type PayWorth = ReadonlyMap<string, number>;

/** Added to the rank of jobs in the first group of a list by pay; no pay per year is above it. */
export const LEADING_BY_PAY = 1_000_000_000;

/** The pay is stated, in a currency with a rate. */
const isComparable = (worth: PayWorth): Condition =>
  sql<boolean>`(pay_year_max is not null and pay_currency = any(${[...worth.keys()]}::text[]))`;
export const withoutPay = (worth: PayWorth): Condition => sql<boolean>`${isComparable(worth)} is not true`;

/** The rank is the pay per year itself, in cents and below: jobs of one currency are in the order of the index. */
const rankByPay = (worth: PayWorth, base: number): RawBuilder<number> =>
  sql<number>`(${sql.lit(base)}::float8 + least(${payPerYear({ payWorth: worth })}, ${sql.lit(LEADING_BY_PAY - 1)}::float8))`;

const inOrder = sql`order by rank desc, posted_at desc, job_id desc`;
const past = (after: Hit | undefined): RawBuilder<unknown> =>
  after ? sql`where rank < ${after.rank}::float8 or (rank = ${after.rank}::float8 and ${isAfter(after)})` : sql``;

interface PaidRequest {
  conditions: readonly Condition[];
  worth: PayWorth;
  /** Added to the pay. */
  base: number;
  after: Hit | undefined;
  limit: number;
}

/** Jobs that state their pay, best paid first: all that match are found by the index of terms, and sorted. */
export async function sortedByPay(db: Database, { conditions, worth, base, after, limit }: PaidRequest): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    with found as materialized (
      select job_id, posted_at, ${rankByPay(worth, base)} as rank from job_search
      where ${all([...conditions, isComparable(worth)])}
    )
    select * from found ${past(after)} ${inOrder} limit ${limit}::int`.execute(db);
  return rows;
}

/**
 * The same where very many match: the first of each currency, found by walking the index of pay. The conditions only filter rows, so
 * that no other index is read for each currency.
 */
export async function walkedByPay(db: Database, { conditions, worth, base, after, limit }: PaidRequest): Promise<Hit[]> {
  const { rows } = await sql<Hit>`
    select job_id, posted_at, rank from unnest(${[...worth.keys()]}::text[]) as each_currency (code) cross join lateral (
      select job_id, posted_at, rank from (
        select job_id, posted_at, pay_year_max, ${rankByPay(worth, base)} as rank from job_search
        where pay_currency = code and pay_year_max is not null and ${all(conditions)} is true
      ) paid ${past(after)} order by pay_year_max desc, posted_at desc, job_id desc limit ${limit}::int
    ) best ${inOrder} limit ${limit}::int`.execute(db);
  return rows;
}
