import { sql } from 'kysely';
import type { Database } from '../../../../platform/database/database.ts';

/** A typed word and the words of titles, companies and the catalogue that are one typo away from it. */
export interface SimilarWords {
  typed: string;
  similar: string[];
  /** True if open jobs have the typed word. */
  isKnown: boolean;
  /** True if the typed word is in a title of the catalogue. */
  isOfCatalogue: boolean;
  /** True if the typed word is in a skill of the catalogue. */
  isOfSkill: boolean;
}

/**
 * A typo is a missing, additional or different letter, or two swapped letters, but never the first letter. Words without
 * similar words are left out.
 */
export async function similarWords(db: Database, words: readonly string[]): Promise<SimilarWords[]> {
  const { rows } = await sql<SimilarWords>`
    select typed, similar_words as "similar", is_known as "isKnown",
      is_known and exists (
        select from term where kind = 'T' and folded like '%' || typed || '%' and ' ' || folded || ' ' like '% ' || typed || ' %'
      ) as "isOfCatalogue",
      is_known and exists (
        select from term where kind = 'S' and folded like '%' || typed || '%' and ' ' || folded || ' ' like '% ' || typed || ' %'
      ) as "isOfSkill"
    from (
      select typed, exists (select from search_word where word = typed) as is_known from unnest(${[...words]}::text[]) as words (typed)
    ) typed cross join lateral (
      select array(
        select word from search_word
        where word >= left(typed, 1) and word < left(typed, 1) || U&'\\+10FFFF' and word <> typed and abs(length(word) - length(typed)) <= 1
          and (levenshtein_less_equal(left(word, 40), left(typed, 40), 1) <= 1 or (
            length(word) = length(typed) and translate(word, typed, '') = '' and translate(typed, word, '') = ''
            and levenshtein_less_equal(left(word, 40), left(typed, 40), 2) = 2))
        order by similarity(word, typed) desc, word limit 4
      ) as similar_words
    ) found
    where cardinality(similar_words) > 0`.execute(db);
  return rows;
}
