import { z } from 'zod';
import { placesNamed, type NamedPlace } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import type { Database } from '../../../../platform/database/database.ts';
import cases from './data/places-in-case.json' with { type: 'json' };
import type { TypedText, WordSpan } from './typed-text.ts';

const folded = z.string().transform(foldText);

/** How languages change the end of a city's name: 'v Praze', 'в Казани', 'Oulussa'. */
const LANGUAGES = z
  .array(
    z.strictObject({
      /** Where the cities are, ISO 3166-1 alpha-2. */
      countries: z.array(z.string().length(2)),
      /** The words of which one precedes the name; without them, the ending alone says it, to visitors from these countries. */
      before: z.array(folded).optional(),
      /** As it is said, and as the name ends. */
      endings: z.array(z.tuple([folded, folded])),
    }),
  )
  .parse(cases);
type Language = (typeof LANGUAGES)[number];

/** A shorter beginning may belong to any word. */
const SHORTEST_STEM = 3;

/** A city whose name is the one word at `at`, with another end. */
export interface PlaceInCase {
  at: number;
  rows: NamedPlace[];
  /** The words that say that a place follows; empty if the ending does. */
  said: WordSpan;
}

interface Way {
  at: number;
  name: string;
  countries: readonly string[];
  said: WordSpan;
}

function namesOf(word: string, { endings }: Language): string[] {
  return endings.flatMap(([said, own]) => {
    const stem = word.endsWith(said) ? word.slice(0, word.length - said.length) : '';
    return stem.length >= SHORTEST_STEM ? [stem + own] : [];
  });
}

/**
 * The cities that the words name in another case than the gazetteer does. `here`: the country of the visitor, ISO 3166-1 alpha-2.
 * `before`: words that only stand before a place: '20 km od'.
 */
export async function placesInCase(
  db: Database,
  typed: TypedText,
  { open, here, before }: { open: readonly number[]; here: string | undefined; before: readonly WordSpan[] },
): Promise<PlaceInCase[]> {
  const ways = open.flatMap((at): Way[] => {
    const word = typed.words[at]?.text ?? '';
    const isAfterDistance = before.some(({ to }) => to === at);
    return LANGUAGES.flatMap((language) => {
      const { countries, before: prepositions } = language;
      const isAfter = prepositions?.includes(typed.words[at - 1]?.text ?? '') ?? false;
      const isHere = here !== undefined && countries.includes(here);
      if (!(isAfter || isAfterDistance || (isHere && !prepositions))) return [];
      const said = { from: isAfter && !isAfterDistance ? at - 1 : at, to: at };
      return namesOf(word, language).map((name) => ({ at, name, countries, said }));
    });
  });
  if (ways.length === 0) return [];
  const known = await placesNamed(db, [...new Set(ways.map(({ name }) => name))]);
  const found = new Map<number, PlaceInCase>();
  for (const { at, name, countries, said } of ways) {
    const rows = (known.get(name) ?? []).filter(({ kind, country_code: code }) => kind === 'city' && countries.includes(code));
    const greatest = found.get(at)?.rows[0]?.population ?? 0;
    if ((rows[0]?.population ?? 0) > greatest)
      found.set(at, { at, rows: rows.map((row) => ({ ...row, isOwnName: true })), said });
  }
  return [...found.values()];
}
