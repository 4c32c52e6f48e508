import { sql } from 'kysely';
import type { Database } from '../../../platform/database/database.ts';
import type { NamedPlace } from './named-places.ts';

/** A smaller city is rarely meant by a word that is not its name. */
const LARGE = 100_000;
/** Shorter words are too similar to each other. */
const SHORTEST = 6;

/**
 * The large cities of a country (ISO 3166-1 alpha-2) whose own names are one typo away from the words, folded: a letter more, less or
 * other, but none of the first two, or two letters swapped. Words that jobs, skills or titles have are no typos.
 */
export async function citiesMistyped(
  db: Database,
  words: readonly string[],
  country: string,
): Promise<Map<string, NamedPlace[]>> {
  const long = words.filter((word) => word.length >= SHORTEST && /^\p{L}+$/u.test(word));
  if (long.length === 0) return new Map();
  const { rows } = await sql<NamedPlace & { typed: string }>`
    select typed, folded, kind, name, state_code, state_name, country_code, place.population, latitude, longitude, true as "isOwnName"
    from unnest(${long}::text[]) as words (typed)
    join place_name on left(folded, 2) = left(typed, 2) and place_name.population >= ${sql.lit(LARGE)}
    join place on place.id = place_name.place_id
    where kind = 'city' and country_code = ${country} and folded = fold_text(name) and abs(length(folded) - length(typed)) <= 1
      and not exists (select from search_word where word = typed)
      and (levenshtein_less_equal(folded, typed, 1) <= 1 or (
        length(folded) = length(typed) and translate(folded, typed, '') = '' and translate(typed, folded, '') = ''
        and levenshtein_less_equal(folded, typed, 2) = 2))
    order by place.population desc, place.id`.execute(db);
  return Map.groupBy(rows, ({ typed }) => typed);
}
