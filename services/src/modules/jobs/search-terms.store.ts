import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../platform/database/database.ts';
import type { FacetChoice } from './search-facets.ts';

/** What was typed, as texts of tsqueries. */
export interface TextQuery {
  /** Every part is there, said one way or another. */
  query: string;
  /** The words as typed, side by side; undefined when all of them are stop words. */
  phrase: string | undefined;
  /** The words as typed, anywhere. */
  typed: string | undefined;
  /** Each part by itself. */
  parts: readonly string[];
  /** The words that were typed; letters and digits only. */
  literal: readonly string[];
}

/** What narrows before any facet does. */
export interface SearchTerms {
  /** Somewhere in the job. */
  text: TextQuery | undefined;
  /** In its title. */
  titleText: TextQuery | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  /** Cities of the gazetteer, instead of `placeKey`. */
  placeIds: readonly number[] | undefined;
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
export async function withJobs<City extends { id: number }>(db: Database, cities: readonly City[]): Promise<City[]> {
  const { rows } = await sql<{ place_id: number }>`
    select place_id from job_city where place_id = any(${cities.map(({ id }) => id)}::int[])`.execute(db);
  const known = new Set(rows.map((row) => row.place_id));
  return cities.filter(({ id }) => known.has(id));
}

/** Folded words and phrases, each with other ways of saying it; undefined when only stop words are left. */
export async function queryOf(db: Database, parts: readonly (readonly string[])[]): Promise<TextQuery | undefined> {
  if (parts.length === 0) return undefined;
  const typed = parts.map(([phrase = '']) => phrase).join(' ');
  const groups = parts.map(
    (ways) =>
      sql`(${sql.join(
        ways.map((way, index) =>
          index === 0 ? sql`plainto_tsquery('english', ${way})` : sql`phraseto_tsquery('english', ${way})`,
        ),
        sql` || `,
      )})`,
  );
  const { rows } = await sql<{ query: string; phrase: string; typed: string; parts: string[] }>`
    select (${sql.join(groups, sql` && `)})::text as query, phraseto_tsquery('english', ${typed})::text as phrase,
      plainto_tsquery('english', ${typed})::text as typed, array[${sql.join(groups)}]::text[] as parts`.execute(db);
  const [row] = rows;
  if (!row?.query) return undefined;
  return {
    query: row.query,
    phrase: row.phrase || undefined,
    typed: row.typed || undefined,
    parts: row.parts.filter(Boolean),
    literal: typed.split(' '),
  };
}

export const postedSince = (time: Date): Condition => sql<boolean>`posted_at >= ${time}::timestamptz`;
export const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
export const inTitle = (query: string): Condition => sql<boolean>`title_vector @@ ${query}::tsquery`;

const anyKey = (keys: readonly string[]): Condition[] => (keys.length === 0 ? [] : [sql<boolean>`facet_keys && ${keys}::text[]`]);

/** Has not run out. */
export const stillOpen = (now: Date): Condition =>
  sql<boolean>`(closes_on is null or closes_on >= ${now.toISOString().slice(0, 10)}::date)`;

/** The conditions of the terms: those the index of terms answers by itself, and that the job has not run out. */
export function termConditions(terms: SearchTerms): Condition[] {
  return [
    ...(terms.text ? [sql<boolean>`body_vector @@ ${terms.text.query}::tsquery`] : []),
    ...(terms.titleText ? [inTitle(terms.titleText.query)] : []),
    ...(terms.skills.length > 0 ? [sql<boolean>`skill_ids && ${[...terms.skills]}::int[]`] : []),
    ...(terms.placeKey ? [sql<boolean>`place_keys @> array[${terms.placeKey}]::text[]`] : []),
    ...(terms.placeIds ? [sql<boolean>`place_ids && ${[...terms.placeIds]}::int[]`] : []),
    ...(terms.companyTag ? anyKey([`company:${terms.companyTag}`]) : []),
    stillOpen(terms.now),
  ];
}

/** Can be done remotely, and from that country. */
export const remoteFrom = (country: string | undefined): Condition =>
  sql<boolean>`facet_keys && ${country ? ['remote:*', `remote:${country}`] : ['remote']}::text[]`;

/** The conditions of the facets chosen, but for the day of posting. */
export function choiceConditions(choice: FacetChoice): Condition[] {
  return [
    ...anyKey(choice.employmentTypes.map((code) => `employment:${code}`)),
    ...anyKey(choice.workModes.map((code) => `mode:${code}`)),
    ...anyKey(choice.experienceLevels.map((code) => `level:${code}`)),
    ...(choice.remote ? [remoteFrom(choice.remoteFrom)] : []),
    ...(choice.easyApply ? anyKey(['easy']) : []),
    ...(choice.payNotStated
      ? anyKey(['pay:NS'])
      : choice.payMin !== undefined
        ? [sql<boolean>`pay_year_max >= ${choice.payMin}::real`]
        : []),
  ];
}
