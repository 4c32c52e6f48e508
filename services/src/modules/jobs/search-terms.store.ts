import { sql, type RawBuilder } from 'kysely';
import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import type { Database } from '../../platform/database/database.ts';
import { CODED_FACETS, CODED_FACTS, FLAG_FACETS, FLAG_FACTS, type CodedFacet, type JobFact } from '../../platform/job-facts.ts';
import type { FacetChoice } from './search-facets.ts';

/** One wording of the complete query, as a title may contain it. */
export interface Wording {
  /** Its words adjacent, and anywhere: texts of tsqueries. */
  phrase: string;
  anywhere: string;
  /** Letters and digits only. */
  words: readonly string[];
}

/** The typed text, as texts of tsqueries. */
export interface TextQuery {
  /** Matches all parts, in any wording. */
  query: string;
  /** The same without parts that titles rarely contain: the company, and words for codes of the job. */
  title: string;
  /** Each part separately, and as it was typed. */
  each: readonly { said: string; query: string }[];
  /** The parts that a title should contain. */
  parts: readonly string[];
  /** As typed, then expanded; empty if all words are stop words. */
  wordings: readonly Wording[];
  /** The open jobs of the company that was named. */
  companyJobs: readonly string[];
  /** The words that it searches for, if they differ from the typed ones. */
  readAs?: string;
}

/** A word or phrase of a query, folded. */
export interface QueryPart {
  /** As typed, then its synonyms. */
  ways: readonly string[];
  /** Those of the synonyms that are equivalent to the typed one. */
  same?: readonly string[];
  /** True if titles rarely contain it. */
  besideTitle?: boolean;
}

/** The conditions of a search, apart from facets. */
export interface SearchTerms {
  /** Matches anywhere in the job. */
  text: TextQuery | undefined;
  /** Matches in its title. */
  titleText: TextQuery | undefined;
  skills: readonly number[];
  placeKey: string | undefined;
  /** City ids of the gazetteer, instead of `placeKey`. */
  placeIds: readonly number[] | undefined;
  companyTag: string | undefined;
  now: Date;
}

/** True if there are no conditions. */
export const noTerms = (now: Date): SearchTerms => ({
  text: undefined,
  titleText: undefined,
  skills: [],
  placeKey: undefined,
  placeIds: undefined,
  companyTag: undefined,
  now,
});

export type Condition = RawBuilder<boolean>;

export const all = (conditions: readonly Condition[]): Condition =>
  conditions.length === 0 ? sql<boolean>`true` : sql<boolean>`(${sql.join(conditions, sql` and `)})`;

const HOUR = 3_600_000;
export const hourOf = (time: Date): number => Math.floor(time.getTime() / HOUR);
export const daysAgo = (now: Date, days: number): Date => new Date(now.getTime() - days * 24 * HOUR);

/** Those of the cities in which jobs have been posted. */
export async function withJobs<City extends { id: number }>(db: Database, cities: readonly City[]): Promise<City[]> {
  const { rows } = await sql<{ place_id: number }>`
    select place_id from job_city where place_id = any(${cities.map(({ id }) => id)}::int[])`.execute(db);
  const known = new Set(rows.map((row) => row.place_id));
  return cities.filter(({ id }) => known.has(id));
}

/** At most this many wordings of a query are compared with titles. */
const MOST_WORDINGS = 4;

/** Wordings of the complete query: as typed, and with each abbreviation expanded. */
function wordingsOf(parts: readonly QueryPart[]): string[] {
  const ways = parts.map(({ ways: [typed = ''], same = [] }) => [typed, ...same]);
  const most = Math.max(...ways.map(({ length }) => length));
  const wordings = Array.from({ length: Math.min(most, MOST_WORDINGS) }, (_, turn) =>
    ways.map((each) => each[Math.min(turn, each.length - 1)]).join(' '),
  );
  return [...new Set(wordings)];
}

/** Undefined if only stop words are left. `companyJobs`: the jobs of the company that is among the parts. */
export async function queryOf(
  db: Database,
  parts: readonly QueryPart[],
  companyJobs: readonly string[] = [],
): Promise<TextQuery | undefined> {
  if (parts.length === 0) return undefined;
  const some = parts.filter(({ besideTitle }) => !besideTitle);
  const titled = some.length > 0 ? some : parts;
  const wordings = wordingsOf(titled);
  const group = ({ ways }: QueryPart) =>
    sql`(${sql.join(
      ways.map((way, index) =>
        index === 0 ? sql`plainto_tsquery('english', ${way})` : sql`phraseto_tsquery('english', ${way})`,
      ),
      sql` || `,
    )})`;
  const texts = (values: readonly RawBuilder<unknown>[]) => sql`array[${sql.join(values)}]::text[]`;
  const { rows } = await sql<Record<'query' | 'title', string> & Record<'all' | 'parts' | 'phrases' | 'anywhere', string[]>>`
    select (${sql.join(parts.map(group), sql` && `)})::text as query, (${sql.join(titled.map(group), sql` && `)})::text as title,
      ${texts(parts.map(group))} as "all", ${texts(titled.map(group))} as parts,
      ${texts(wordings.map((wording) => sql`phraseto_tsquery('english', ${wording})`))} as phrases,
      ${texts(wordings.map((wording) => sql`plainto_tsquery('english', ${wording})`))} as anywhere`.execute(db);
  const [row] = rows;
  if (!row?.query) return undefined;
  return {
    query: row.query,
    title: row.title || row.query,
    each: parts.flatMap(({ ways: [said = ''] }, index) => (row.all[index] ? [{ said, query: row.all[index] }] : [])),
    parts: row.parts.some(Boolean) ? row.parts.filter(Boolean) : [row.query],
    wordings: wordings.flatMap((wording, index) => {
      const [phrase, anywhere] = [row.phrases[index], row.anywhere[index]];
      return phrase && anywhere ? [{ phrase, anywhere, words: wording.split(' ') }] : [];
    }),
    companyJobs,
  };
}

export const postedSince = (time: Date): Condition => sql<boolean>`posted_at >= ${time}::timestamptz`;
export const not = (condition: Condition): Condition => sql<boolean>`not ${condition}`;
export const ofJobs = (ids: readonly string[]): Condition => sql<boolean>`job_id = any(${[...ids]}::uuid[])`;
export const inTitle = (query: string): Condition => sql<boolean>`title_vector @@ ${query}::tsquery`;

const anyKey = (keys: readonly string[]): Condition[] => (keys.length === 0 ? [] : [sql<boolean>`facet_keys && ${keys}::text[]`]);

/** The job has not expired. */
export const stillOpen = (now: Date): Condition =>
  sql<boolean>`(closes_on is null or closes_on >= ${now.toISOString().slice(0, 10)}::date)`;

/** The conditions of the terms, which the index of terms covers, and that the job has not expired. */
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

/** The job can be done remotely, from that country. */
export const remoteFrom = (country: string | undefined): Condition =>
  sql<boolean>`facet_keys && ${country ? ['remote:*', `remote:${country}`] : ['remote']}::text[]`;

function ofCodes({ column, key }: JobFact, chosen: readonly string[]): Condition[] {
  if (key) return anyKey(chosen.map((code) => `${key}:${code}`));
  return chosen.length === 0 ? [] : [sql<boolean>`coalesce(${sql.ref(column)}, ${NOT_STATED}) = any(${[...chosen]}::text[])`];
}
const isTrue = ({ column, key }: JobFact): Condition[] => (key ? anyKey([key]) : [sql<boolean>`${sql.ref(column)}`]);

/** Filters the rows only: the index does not cover it. */
const onRows = (condition: Condition): Condition => sql<boolean>`(${condition}) is true`;

/**
 * The conditions of the chosen facets, except the day of posting. `broad`: facets that most other matches have; looking
 * up their many jobs in the index takes longer than filtering out the few others.
 */
export function choiceConditions(choice: FacetChoice, broad: readonly CodedFacet[] = []): Condition[] {
  const coded = (facet: CodedFacet) => {
    const conditions = ofCodes(CODED_FACTS[facet], choice[facet]);
    return broad.includes(facet) ? conditions.map(onRows) : conditions;
  };
  return [
    ...CODED_FACETS.flatMap(coded),
    ...(choice.remote ? [remoteFrom(choice.remoteFrom)] : []),
    ...FLAG_FACETS.filter((facet) => choice[facet]).flatMap((facet) => isTrue(FLAG_FACTS[facet])),
    ...(choice.payNotStated
      ? anyKey(['pay:NS'])
      : choice.payMin !== undefined
        ? [sql<boolean>`pay_year_max >= ${choice.payMin}::real`]
        : []),
  ];
}
