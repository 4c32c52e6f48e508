import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import { areFormsOfOne } from './forms-of-words.ts';

const MOST_FORMS = 3;
/** Words with the same beginning that are looked at. */
const MOST_LIKE_IT = 40;

/** Those of the words that occur in job titles, company names or the catalogue. */
export async function knownWords(db: Database, words: readonly string[]): Promise<Set<string>> {
  if (words.length === 0) return new Set();
  const { rows } = await sql<{ word: string }>`select word from search_word where word = any(${[...words]}::text[])`.execute(db);
  return new Set(rows.map(({ word }) => word));
}

/** Known words that are forms of the same word, at most three for each: 'comptable', 'comptabilite'. */
export async function otherEndings(db: Database, words: readonly string[]): Promise<Map<string, string[]>> {
  const long = words.filter((word) => word.length >= 7);
  if (long.length === 0) return new Map();
  const { rows } = await sql<{ typed: string; others: string[] }>`
    select typed, others from unnest(${long}::text[]) as words (typed) cross join lateral (
      select array(
        select word from search_word
        where word >= left(typed, greatest(4, length(typed) - 4)) and word < left(typed, greatest(4, length(typed) - 4)) || U&'\\+10FFFF'
          and word <> typed and abs(length(word) - length(typed)) <= 4
        order by similarity(word, typed) desc, word limit ${sql.lit(MOST_LIKE_IT)}
      ) as others
    ) ends where cardinality(others) > 0`.execute(db);
  return new Map(
    rows.flatMap(({ typed, others }) => {
      const forms = others.filter((other) => areFormsOfOne(typed, other)).slice(0, MOST_FORMS);
      return forms.length > 0 ? [[typed, forms] as const] : [];
    }),
  );
}
