import { citiesMistyped, countryName, placesNamed, stateNamedByLetters, type NamedPlace } from '../../places/index.ts';
import { foldText } from '../../skills/index.ts';
import type { Database } from '../../../../platform/database/database.ts';
import searchWords from './data/search-words.json' with { type: 'json' };
import { isFiller } from './filler-words.ts';
import { isOccupation } from '../terms/reading-of-titles.ts';
import { isSkillName } from './other-names.ts';
import { placesInCase } from './places-in-case.ts';
import type { TypedText, TypedWord, WordSpan } from './typed-text.ts';

export interface PlaceInWords extends WordSpan {
  /** The words without the preposition before them. */
  named: WordSpan;
  filter: { city?: string; state?: string; country: string };
  /** ISO 3166-1 alpha-2. */
  countryCode: string;
  /** The words can hardly mean anything else: 'in London', 'Austin, Texas'. */
  isCertain: boolean;
}

const LONGEST_NAME = 4;
const LONGEST_AREA = 3;
/** Before the name of a place. */
const PREPOSITIONS = new Set('in near around at within en cerca bei nahe dans em na no nei nel في قرب'.split(' '));
/** Names of places that are more often something else. */
const PLACES_THAT_ARE_WORDS: ReadonlySet<string> = new Set(searchWords.placesThatAreWords);
/** Letters of states that are more often a certificate, a subject or a kind of work. */
const LETTERS_OF_WORK: ReadonlySet<string> = new Set(searchWords.statesThatAreWords);
const LETTERS_OF_AIRPORT = /^[a-z]{3}$/;
const WHERE_ENGLISH_IS_SPOKEN: ReadonlySet<string> = new Set([
  'US',
  'GB',
  'IE',
  'CA',
  'AU',
  'NZ',
  'ZA',
  'IN',
  'PH',
  'SG',
  'NG',
  'KE',
  'MT',
]);
const LETTERS_OF_FEW = /^[\p{Script=Cyrillic}\p{Script=Greek}]{4,}$/u;
const ARTICLE = 'the';
/** A country after a preposition only: 'in the US', but not 'join us'. */
const PRONOUN = 'us';
/** A city that is named without a preposition has at least this many people; with one, or with its state, fewer. */
const NAMED_ALONE = 100_000;
const NAMED_WITH_IN = 15_000;
/** So has a city of the visitor's own country, where few words of its language are names of cities too. */
const NAMED_AT_HOME = 20_000;
/** After a preposition, the name of a city of this size is hardly anything else. */
const CERTAIN = 500_000;
/** Shorter names are words of too many kinds. */
const SHORTEST_AT_HOME = 4;
/** A namesake with this share of the people of the greatest is meant as well, or instead where the visitor is. */
const NAMESAKE = 0.1;
const NAMESAKE_HERE = 1 / 3;
/** A city of this size is meant rather than the state of the same name. */
const BEFORE_STATE = 200_000;

/** Letters of a state after its city: 'Austin TX', 'Portland, OR', 'Sydney NSW', but not 'Portland or'. */
function isStateCode({ text, gap }: TypedWord, row: NamedPlace): boolean {
  const isOfState =
    (text.length === 2 && text === row.state_code?.toLowerCase()) ||
    (row.state_name !== null && stateNamedByLetters(row.country_code, text) === foldText(row.state_name));
  return isOfState && (gap.includes(',') || !isFiller(text));
}

interface Qualified {
  rows: readonly NamedPlace[];
  to: number;
}

/** The places that are in the state or country that is named after them, and where that name ends. */
function qualified(
  typed: TypedText,
  rows: readonly NamedPlace[],
  { from, known }: { from: number; known: ReadonlyMap<string, readonly NamedPlace[]> },
): Qualified | undefined {
  for (const span of typed.spansFrom(from, LONGEST_AREA)) {
    if (!typed.isOpen(span)) continue;
    const areas = (known.get(typed.wordsIn(span)) ?? []).filter(({ kind }) => kind !== 'city');
    const within = rows.filter((row) =>
      areas.some(
        (area) =>
          area.country_code === row.country_code &&
          row.kind === 'city' &&
          (area.kind === 'country' || area.state_code === row.state_code),
      ),
    );
    if (within.length > 0) return { rows: within, to: span.to };
  }
  const word = typed.words[from];
  const inState = word && !word.isQuoted ? rows.filter((row) => row.kind === 'city' && isStateCode(word, row)) : [];
  return inState.length > 0 ? { rows: inState, to: from + 1 } : undefined;
}

/** Of the places of one name, the one that is probably meant. */
function likeliest(rows: readonly NamedPlace[], here: string | undefined): NamedPlace | undefined {
  const greatest = (kind: NamedPlace['kind']) => {
    const own = rows.filter((row) => row.kind === kind);
    const near = own.find((row) => row.country_code === here && row.population >= (own[0]?.population ?? 0) * NAMESAKE_HERE);
    return near ?? own[0];
  };
  const [city, state, country] = [greatest('city'), greatest('state'), greatest('country')];
  if (country && country.population >= (state?.population ?? 0)) return country;
  return city && (!state || city.population > BEFORE_STATE) ? city : state;
}

/** The fields of the filter, as the box for locations would set them. */
function filterOf(place: NamedPlace, rows: readonly NamedPlace[]): PlaceInWords['filter'] {
  const country = countryName(place.country_code);
  if (place.kind === 'country') return { country };
  if (place.kind === 'state') return { state: place.name, country };
  const namesakes = rows.filter(
    (row) => row.kind === 'city' && row.country_code === place.country_code && row.population >= place.population * NAMESAKE,
  );
  // A posting may lack the state, which is named only where it tells two cities apart.
  return { city: place.name, ...(namesakes.length > 1 && place.state_name && { state: place.state_name }), country };
}

/**
 * The place that the words name, undefined if they name none or several. `taken` words are left alone. `here`: the country of the
 * visitor, ISO 3166-1 alpha-2, whose cities are meant rather than namesakes of about their size. `before`: words that only stand
 * before a place, beside the prepositions: '20 km from'.
 */
export async function placeInWords(
  db: Database,
  typed: TypedText,
  { taken, here, before = [] }: { taken: readonly WordSpan[]; here: string | undefined; before?: readonly WordSpan[] },
): Promise<PlaceInWords | undefined> {
  const open = typed.words
    .flatMap((_, from) => typed.spansFrom(from, LONGEST_NAME))
    .filter((span) => typed.isOpen(span, taken))
    .map((span) => typed.wordsIn(span));
  const known = await placesNamed(db, [...new Set(open)]);
  const lettered = await stateByLetters(db, typed, { taken, here });
  if (lettered) return lettered;
  const unknown = typed.words.keys().filter((at) => typed.isOpen({ from: at, to: at + 1 }, taken));
  const inCase = await placesInCase(db, typed, {
    open: unknown.filter((at) => !known.has(typed.words[at]?.text ?? '')).toArray(),
    here,
    before,
  });
  for (const { at, rows } of inCase) known.set(typed.words[at]?.text ?? '', rows);
  if (here !== undefined) for (const [word, rows] of await mistypedIn(db, typed, { taken, known, here })) known.set(word, rows);
  const leading = [...before, ...inCase.map(({ said }) => said)];
  const found = typed.scan(LONGEST_NAME, (span, words) =>
    typed.isOpen(span, taken) ? placeAt(typed, { ...span, words }, { known, here, before: leading }) : undefined,
  );
  // 'essen lieferant essen': the last is the place.
  const last = found.at(-1);
  const place = found.length === 1 || (last && isSaidAgain(typed, last)) ? last : undefined;
  const said = inCase.find(({ at }) => at === place?.from)?.said;
  return place && { ...place, from: said?.from ?? place.from };
}

/** The cities of the visitor's country that words which nobody uses are one typo away from; none if a place is named as it is. */
async function mistypedIn(
  db: Database,
  typed: TypedText,
  { taken, known, here }: { taken: readonly WordSpan[]; known: ReadonlyMap<string, readonly NamedPlace[]>; here: string },
): Promise<Map<string, NamedPlace[]>> {
  const isKnown = [...known.values()].some((rows) => rows.some(({ population }) => population >= NAMED_ALONE));
  const open = typed.words.filter((_, at) => typed.isOpen({ from: at, to: at + 1 }, taken)).map(({ text }) => text);
  return isKnown
    ? new Map()
    : citiesMistyped(
        db,
        open.filter((word) => !isFiller(word) && !isNameOfWork(word)),
        here,
      );
}

/**
 * The state of the visitor's country whose letters are the last word: 'nurse tx', 'jobs in oh'. Undefined if they may be anything else:
 * the letters of a city's state belong to the city.
 */
async function stateByLetters(
  db: Database,
  typed: TypedText,
  { taken, here }: { taken: readonly WordSpan[]; here: string | undefined },
): Promise<PlaceInWords | undefined> {
  const last = typed.words.findLastIndex((_, at) => typed.isOpen({ from: at, to: at + 1 }, taken));
  const named = { from: last, to: last + 1 };
  const letters = typed.words[last]?.text ?? '';
  if (here === undefined || last <= 0) return undefined;
  const before = wordsBefore(typed, named);
  if (before === 0 && (isFiller(letters) || LETTERS_OF_WORK.has(letters))) return undefined;
  const state = stateNamedByLetters(here, letters);
  if (state === undefined) return undefined;
  const ways = [
    state,
    ...typed.words.flatMap((_, from) => typed.spansFrom(from, LONGEST_NAME)).map((span) => typed.wordsIn(span)),
  ];
  const known = await placesNamed(db, [...new Set(ways)]);
  const row = known.get(state)?.find(({ kind, country_code: country }) => kind === 'state' && country === here);
  const isOfCity = typed.words.some((_, from) =>
    (known.get(typed.wordsIn({ from, to: named.from })) ?? []).some(({ kind }) => kind === 'city'),
  );
  if (!row || isOfCity) return undefined;
  return {
    from: named.from - before,
    to: named.to,
    named,
    filter: filterOf(row, [row]),
    countryCode: here,
    isCertain: before > 0,
  };
}

/** How many words before a name belong to it: 'in', 'in the'. */
function wordsBefore({ words }: TypedText, { from }: WordSpan): number {
  const isPreposition = (at: number) => PREPOSITIONS.has(words[at]?.text ?? '');
  if (isPreposition(from - 1)) return 1;
  return words[from - 1]?.text === ARTICLE && isPreposition(from - 2) ? 2 : 0;
}

/** Most of the words that are names of places too are English: elsewhere, people mean the city of their country. */
const isHomeOf = ({ kind, country_code: code }: NamedPlace, here: string | undefined): boolean =>
  kind === 'city' && code === here && !WHERE_ENGLISH_IS_SPOKEN.has(code);

/** An occupation or a skill rather than a small city of the same name. */
const isNameOfWork = (name: string): boolean => isOccupation(name) || isSkillName(name);

/** True for the last word of a search that has the same word before: 'reading tutor reading'. */
const isSaidAgain = ({ words }: TypedText, { from, to }: WordSpan): boolean =>
  to === words.length && to === from + 1 && words.slice(0, from).some(({ text }) => text === words[from]?.text);

function placeAt(
  typed: TypedText,
  { words: name, ...named }: WordSpan & { words: string },
  {
    known,
    here,
    before: leading,
  }: {
    known: ReadonlyMap<string, readonly NamedPlace[]>;
    here: string | undefined;
    before: readonly WordSpan[];
  },
): PlaceInWords | undefined {
  const rows = known.get(name) ?? [];
  if (rows.length === 0 || isFiller(name)) return undefined;
  const further = qualified(typed, rows, { from: named.to, known });
  const place = likeliest(further?.rows ?? rows, here);
  if (!place) return undefined;
  const before = wordsBefore(typed, named);
  const isAfterPreposition = before > 0 || leading.some(({ to }) => to === named.from);
  if (!isAfterPreposition && name === PRONOUN) return undefined;
  const isNameAtHome = isHomeOf(place, here) && place.isOwnName && name.length >= SHORTEST_AT_HOME && !isNameOfWork(name);
  const alone = isNameAtHome ? NAMED_AT_HOME : NAMED_ALONE;
  const least = place.kind !== 'city' || further ? 0 : isAfterPreposition ? NAMED_WITH_IN : alone;
  const isWord = !isAfterPreposition && !further && PLACES_THAT_ARE_WORDS.has(name);
  if (isWord && !isHomeOf(place, here) && !isSaidAgain(typed, named)) return undefined;
  if (name.length === 2 && !isAfterPreposition && here !== undefined && place.country_code !== here) return undefined;
  // Three letters are an airport, or an abbreviation of anything.
  if (place.kind === 'city' && !place.isOwnName && LETTERS_OF_AIRPORT.test(name)) return undefined;
  // One of its many other names may be anything, unless its letters are those of few languages.
  const leastByOther = isAfterPreposition || LETTERS_OF_FEW.test(name) ? NAMED_ALONE : CERTAIN;
  if (place.population < least || !(place.isOwnName || further || place.population >= leastByOther)) return undefined;
  return {
    from: named.from - before,
    to: further?.to ?? named.to,
    named: { ...named, to: further?.to ?? named.to },
    filter: filterOf(place, further?.rows ?? rows),
    countryCode: place.country_code,
    isCertain: further !== undefined || (isAfterPreposition && place.population >= CERTAIN),
  };
}
