import { sql, type RawBuilder } from 'kysely';
import { MINUTE_MS } from '@hirehq/shared-contracts/durations';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { indexedQueries } from './index-version.store.ts';
import { isForeignName, isOccupation } from './reading-of-titles.ts';
import type { QueryPart, TextQuery } from './search-terms.ts';
import { titleNamed } from '../../skills/index.ts';
import { respeltSkills } from './respelt-skills.ts';

/** At most this many wordings of a query are compared with titles. */
const MOST_WORDINGS = 4;

/** Wordings of the complete query: as typed, and with each abbreviation expanded. */
function wordingsOf(parts: readonly QueryPart[]): string[] {
  const equal = parts.map(({ names: [typed = ''], equivalents = [] }) => [typed, ...equivalents]);
  const most = Math.max(...equal.map(({ length }) => length));
  const wordings = Array.from({ length: Math.min(most, MOST_WORDINGS) }, (_, turn) =>
    equal.map((each) => each[Math.min(turn, each.length - 1)]).join(' '),
  );
  return [...new Set(wordings)];
}

/** The longest name of a skill, in parts. */
const MOST_PARTS = 4;

/** The names of skills that a part may be, or be a word of: 'machine learning'. A name that ends with an occupation is none. */
function skillNames(parts: readonly QueryPart[], index: number): string[] {
  const lengths = Array.from({ length: MOST_PARTS - 1 }, (_, more) => more + 2);
  const phrases = lengths.flatMap((length) =>
    Array.from({ length }, (_, before) => parts.slice(Math.max(index - before, 0), index - before + length)).flatMap((run) =>
      run.length === length ? [run.map(({ names: [typed = ''] }) => typed).join(' ')] : [],
    ),
  );
  return [...(parts[index]?.names ?? []), ...phrases].filter((name) => !isOccupation(name.split(' ').at(-1) ?? ''));
}

/** Queries of a text search, as the database writes them. */
type QueryTexts = Record<'query' | 'title' | 'named', string> &
  Record<'all' | 'parts' | 'phrases' | 'anywhere', string[]> & { skills: number[][] };

/** What is read as queries. */
interface AskedParts {
  parts: readonly QueryPart[];
  /** Those of the parts that are looked for in titles. */
  titled: readonly QueryPart[];
  wordings: readonly string[];
  /** The only part is an occupation. */
  isAnOccupation: boolean;
  /** The names of skills that each part in a title may be. */
  skilled: readonly (readonly string[])[];
}

async function textsOf(
  db: Database,
  { parts, titled, wordings, isAnOccupation, skilled }: AskedParts,
): Promise<QueryTexts | undefined> {
  const queries = await indexedQueries(db);
  const group = ({ names }: QueryPart) =>
    sql`(${sql.join(
      names.map((name, index) => (index === 0 ? queries(name).anywhere : queries(name).phrase)),
      sql` || `,
    )})`;
  // Its names in other languages are looked for in titles only: in a text, they often mean something else ('Gartner').
  const mentioned = (part: QueryPart) =>
    group(isAnOccupation ? { names: part.names.filter((name, index) => index === 0 || !isForeignName(name)) } : part);
  const named = sql`(${sql.join(
    (isAnOccupation ? parts.flatMap(({ names }) => names) : ['']).map((name) => queries(name).phrase),
    sql` || `,
  )})::text`;
  const texts = (values: readonly RawBuilder<unknown>[]) => sql`array[${sql.join(values)}]::text[]`;
  const { rows } = await sql<QueryTexts>`
    select (${sql.join(parts.map(mentioned), sql` && `)})::text as query, ${named} as named, (${sql.join(titled.map(group), sql` && `)})::text as title,
      ${texts(parts.map(group))} as "all", ${texts(titled.map(group))} as parts,
      ${texts(wordings.map((wording) => queries(wording).phrase))} as phrases,
      ${texts(wordings.map((wording) => queries(wording).anywhere))} as anywhere,
      json_build_array(${sql.join(
        skilled.map((names) => sql`array(select distinct of_id from term where kind = 'S' and folded = any(${names}::text[]))`),
      )}) as skills`.execute(db);
  return rows[0];
}

/** The same words give the same texts, until the jobs are indexed in another way or the catalogue has other skills. */
const knownTexts = cachedRead({ ttlMs: MINUTE_MS, max: 5_000 }, (db, asked: string) =>
  textsOf(db, JSON.parse(asked) as AskedParts),
);

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
  const [only] = parts;
  const occupation = parts.length === 1 && only && titleNamed(only.names[0] ?? '') !== undefined ? only : undefined;
  const skilled = titled.map((_, index) => skillNames(titled, index));
  const asked: AskedParts = { parts, titled, wordings, isAnOccupation: occupation !== undefined, skilled };
  const row = await knownTexts(db, JSON.stringify(asked));
  if (!row?.query) return undefined;
  const read = skilled.flatMap((names, index) => {
    const query = row.parts[index];
    return query ? [{ query, skills: [...new Set([...(row.skills[index] ?? []), ...respeltSkills(names)])] }] : [];
  });
  const found = read.length > 0 ? read : [{ query: row.query, skills: [] }];
  return {
    query: row.query,
    title: row.title || row.query,
    each: parts.flatMap(({ names: [typed = ''] }, index) => (row.all[index] ? [{ typed, query: row.all[index] }] : [])),
    parts: found.map(({ query: part }) => part),
    skills: found.map(({ skills }) => skills),
    wordings: wordings.flatMap((wording, index) => {
      const [phrase, anywhere] = [row.phrases[index], row.anywhere[index]];
      return phrase && anywhere ? [{ phrase, anywhere, words: wording.split(' ') }] : [];
    }),
    names: titled.some(({ names, equivalents = [] }) => names.length > 1 + equivalents.length)
      ? titled.map(({ names }) => names)
      : [],
    ...(occupation && { occupation: row.named }),
    companyJobs,
  };
}
