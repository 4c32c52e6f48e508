import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { FacetChoice } from './search-facets.ts';

/** What narrows before any facet does. */
export interface SearchTerms {
  /** A tsquery as text, made by `queryOf`. */
  text: string | undefined;
  titleText: string | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  /** Cities of the gazetteer, instead of `placeKey`. */
  placeIds: readonly number[] | undefined;
  payMin: number | undefined;
  companyTag: string | undefined;
  now: Date;
}

export type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const HOUR = 3_600_000;
export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR);
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * HOUR);

/** Those of the cities that jobs were ever posted in. */
export async function withJobs(db: Database, cities: readonly number[]): Promise<number[]> {
  const { rows } = await sql<{
    place_id: number;
  }>`select place_id from job_city where place_id = any(${[...cities]}::int[])`.execute(db);
  return rows.map((row) => row.place_id);
}

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

export const postedSince = (time: Date): Condition => sql<boolean>`posted_at >= ${time}::timestamptz`;
export const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
export const inTitle = (text: string): Condition => sql<boolean>`title_vector @@ ${text}::tsquery`;

const anyKey = (keys: readonly string[]): Condition[] => (keys.length === 0 ? [] : [sql<boolean>`facet_keys && ${keys}::text[]`]);

/** The conditions of the terms: those the index of terms answers by itself, pay, and that the job has not run out. */
export function termConditions(terms: SearchTerms): Condition[] {
  return [
    ...(terms.text ? [sql<boolean>`body_vector @@ ${terms.text}::tsquery`] : []),
    ...(terms.titleText ? [inTitle(terms.titleText)] : []),
    ...(terms.skills.length > 0 ? [sql<boolean>`skill_ids && ${[...terms.skills]}::int[]`] : []),
    ...(terms.placeKey ? [sql<boolean>`place_keys @> array[${terms.placeKey}]::text[]`] : []),
    ...(terms.placeIds ? [sql<boolean>`place_ids && ${[...terms.placeIds]}::int[]`] : []),
    ...(terms.companyTag ? anyKey([`company:${terms.companyTag}`]) : []),
    ...(terms.payMin ? [sql<boolean>`pay_year_max >= ${terms.payMin}::real`] : []),
    sql<boolean>`(closes_on is null or closes_on >= ${terms.now.toISOString().slice(0, 10)}::date)`,
  ];
}

/** The conditions of the facets chosen, but for the day of posting. */
export function choiceConditions(choice: FacetChoice): Condition[] {
  return [
    ...anyKey(choice.employmentTypes.map((code) => `employment:${code}`)),
    ...anyKey(choice.workModes.map((code) => `mode:${code}`)),
    ...anyKey(choice.experienceLevels.map((code) => `level:${code}`)),
    ...(choice.remote ? anyKey(['remote']) : []),
    ...(choice.easyApply ? anyKey(['easy']) : []),
  ];
}
