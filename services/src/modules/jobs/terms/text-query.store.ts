import { sql, type RawBuilder } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { QueryPart, TextQuery } from './search-terms.ts';

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
