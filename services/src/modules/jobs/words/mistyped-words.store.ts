import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';

/** A typed word and the words of titles, companies and the catalogue that are one slip away from it. */
export interface NearWords {
  typed: string;
  near: string[];
  /** It is such a word itself. */
  isKnown: boolean;
  /** A known word has the same stem, so that texts that say it tell nothing of this one. */
  sharesStem: boolean;
}

/**
 * A slip is a letter too many, too few, another, or letters that changed places, but never the first. Words without any
 * near one are left out, and known ones unless asked for.
 */
export async function wordsNear(db: Database, words: readonly string[], known: boolean): Promise<NearWords[]> {
  const { rows } = await sql<NearWords>`
    select typed, near, is_known as "isKnown", exists (
        select from search_word where word >= left(typed, 3) and word < left(typed, 3) || U&'\\+10FFFF' and word <> typed
          and plainto_tsquery('english', word) = plainto_tsquery('english', typed)
      ) as "sharesStem"
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
      ) as near
    ) found
    where (${known} or not is_known) and cardinality(near) > 0`.execute(db);
  return rows;
}
