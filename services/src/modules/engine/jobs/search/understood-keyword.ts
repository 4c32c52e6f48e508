import type { JobFilter, UnderstoodFilter } from '@hirehq/shared-contracts/graphql/types';
import { filterWordsIn, type CodedWords } from '../words/filter-words.ts';
import { currencyMeant, payInWords, type PayInWords } from '../words/pay-in-words.ts';
import { placeInWords, type PlaceInWords } from '../words/place-in-words.ts';
import { overlaps, textOf, typedWords, type TypedWord, type WordSpan } from '../words/typed-words.ts';
import type { QueryReader } from '../words/search-query.ts';
import { isFiller } from '../words/words-of-search.ts';
import { all, choiceConditions, termConditions } from '../terms/conditions.store.ts';
import type { SearchGround } from '../terms/job-search.ts';
import { placeKeyOf } from '../terms/place-keys.ts';
import { NO_TERMS } from '../terms/search-terms.ts';
import { plainWords } from '../terms/searchable-text.ts';
import { choiceOf, keywordOf } from './terms-of-filter.ts';
import { countryCodeOf } from '../../places/index.ts';
import { titleEvidence } from './title-evidence.store.ts';

/** Fields that words set. */
type WordsFilter = Partial<UnderstoodFilter>;

/** Words that were understood as a filter. */
export interface UnderstoodWords {
  /** As typed. */
  words: string;
  filter: WordsFilter;
  /** The keyword with these words in quotation marks. */
  asWords: string;
}

/** A keyword some of whose words are filters. */
export interface UnderstoodKeyword {
  /** The keyword without these words; '' if nothing is left to search for. */
  rest: string;
  words: UnderstoodWords[];
  /** The whole search: the filter as it was set, with what the words say and the rest of the keyword. */
  filter: JobFilter;
}

/** What one part of the typed text says. */
interface Said extends WordSpan {
  kind: 'place' | 'mode' | 'type' | 'level' | 'pay';
  /** Its place in the text, in UTF-16 units. */
  start: number;
  end: number;
  filter: WordsFilter;
  /** Texts that titles may have with another meaning; empty if nothing else can be meant. */
  doubts: readonly string[];
}

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false && value !== '';

/** The kinds that the filter itself sets: the words do not change them. */
function setKinds(filter: JobFilter): ReadonlySet<Said['kind']> {
  const fields: Readonly<Record<Said['kind'], readonly (keyof JobFilter)[]>> = {
    place: ['city', 'state', 'country'],
    mode: ['remote', 'workModes'],
    type: ['employmentTypes'],
    level: ['experienceLevels'],
    pay: ['payMin', 'payNotStated'],
  };
  return new Set((Object.keys(fields) as Said['kind'][]).filter((kind) => fields[kind].some((field) => isSet(filter[field]))));
}

/** Fewer titles than this say nothing about a phrase. */
const FEWEST_TITLES = 3;
/** Of the titles that have the words, this share is of jobs that the filter finds, or the words mean something else there. */
const SHARE_MEANT = 0.5;

/** The words with each of their neighbours: 'remote sensing' and 'orlando magic' are neither a work mode nor a place. */
function withNeighbours(words: readonly TypedWord[], { from, to }: WordSpan, taken: readonly WordSpan[]): string[] {
  const isNeighbour = (at: number) => {
    const word = words[at];
    return (
      word !== undefined &&
      !word.isQuoted &&
      !isFiller(word.text) &&
      !taken.some((span) => overlaps(span, { from: at, to: at + 1 }))
    );
  };
  return [
    ...(isNeighbour(from - 1) ? [textOf(words, { from: from - 1, to })] : []),
    ...(isNeighbour(to) ? [textOf(words, { from, to: to + 1 })] : []),
  ];
}

function payFilterOf(pay: Pick<PayInWords, 'amount' | 'unit' | 'named'>, country: string | undefined): WordsFilter {
  const payCurrency = currencyMeant(pay, country);
  return { payMin: pay.amount, payUnit: pay.unit, ...(payCurrency !== undefined && { payCurrency }) };
}

function wordsBetween(words: readonly TypedWord[], { start, end }: { start: number; end: number }): WordSpan {
  const from = words.findIndex((word) => word.end > start);
  const after = words.findIndex((word) => word.start >= end);
  return { from, to: after === -1 ? words.length : after };
}

/** What the words say, before it is doubted. */
async function readWords(
  { db }: SearchGround,
  typed: string,
  {
    words,
    set,
    here,
    country,
  }: { words: readonly TypedWord[]; set: ReadonlySet<Said['kind']>; here: string | undefined; country: string | undefined },
): Promise<Said[]> {
  const isOpen = (start: number, end: number) => !words.some((word) => word.isQuoted && word.start < end && word.end > start);
  const pay = set.has('pay') ? undefined : payInWords(typed, isOpen);
  const paid = pay ? [{ ...wordsBetween(words, pay), pay }] : [];
  const coded = filterWordsIn(words, paid).filter(({ kind }) => !set.has(kind));
  const place = set.has('place') ? undefined : await placeInWords(db, words, { taken: [...paid, ...coded], here });
  const taken: WordSpan[] = [...paid, ...coded, ...(place ? [place] : [])];
  const spanOf = ({ from, to }: WordSpan) => ({ from, to, start: words[from]?.start ?? 0, end: words[to - 1]?.end ?? 0 });
  return [
    ...paid.map(({ pay: { start, end, ...own }, ...span }) => ({
      ...span,
      kind: 'pay' as const,
      start,
      end,
      filter: payFilterOf(own, place?.countryCode ?? country),
      doubts: [],
    })),
    ...withoutContradictions(coded).map((span) => ({
      ...spanOf(span),
      kind: span.kind,
      filter: span.filter,
      doubts: withNeighbours(words, span, taken),
    })),
    ...(place
      ? [{ ...spanOf(place), ...placeSaid(words, place, { taken, isRemote: coded.some(({ filter }) => 'remote' in filter) }) }]
      : []),
  ].toSorted((one, other) => one.from - other.from);
}

/** An internship has its own level, and work that can be done remotely no second work mode. */
function withoutContradictions(coded: readonly CodedWords[]): CodedWords[] {
  const isInternship = coded.some(({ filter }) => 'employmentTypes' in filter && filter.employmentTypes.includes('IN'));
  const one = new Map<string, CodedWords>();
  for (const each of coded) if (!one.has(each.kind) && !(each.kind === 'level' && isInternship)) one.set(each.kind, each);
  return [...one.values()];
}

function placeSaid(
  words: readonly TypedWord[],
  place: PlaceInWords,
  { taken, isRemote }: { taken: readonly WordSpan[]; isRemote: boolean },
): Omit<Said, 'start' | 'end'> {
  const { from, to, named, filter, countryCode, isCertain } = place;
  const name = textOf(words, named);
  // 'remote germany' is work that can be done from there, wherever the employer is.
  const isFrom = isRemote && filter.city === undefined && filter.state === undefined;
  return {
    from,
    to,
    kind: 'place',
    filter: isFrom ? { remoteFrom: countryCode } : filter,
    doubts: isCertain || isFrom ? [] : [name, ...(from === named.from ? withNeighbours(words, named, taken) : [])],
  };
}

/** True if titles use the words with another meaning. */
async function isDoubtful(ground: SearchGround, { filter, doubts }: Said): Promise<boolean> {
  if (doubts.length === 0) return false;
  const choice = await choiceOf(ground, filter, undefined);
  const fits = all([
    ...termConditions({ terms: { ...NO_TERMS, placeKey: placeKeyOf(filter) }, now: ground.now }),
    ...choiceConditions(choice),
  ]);
  const found = await Promise.all(doubts.map((phrase) => titleEvidence(ground.db, plainWords(phrase), fits)));
  return found.some(({ titled, fitting }) => titled >= FEWEST_TITLES && fitting < titled * SHARE_MEANT);
}

/** The names of companies of which the words are a part: 'Orlando Magic'. */
async function companySpans(reader: QueryReader, words: readonly TypedWord[], said: readonly Said[]): Promise<WordSpan[]> {
  const spans = words.flatMap((_, from) =>
    [2, 3, 4].map((length) => ({ from, to: from + length })).filter((span) => span.to <= words.length),
  );
  const around = spans.filter((span) => said.some((each) => each.kind !== 'pay' && overlaps(each, span)));
  const named = await reader.companies(around.map((span) => textOf(words, span)));
  return around.filter((span) => named.has(textOf(words, span)));
}

/** The filters of all that is said; each kind is said once. */
const together = (said: readonly Said[]): WordsFilter => Object.assign({}, ...said.map(({ filter }) => filter)) as WordsFilter;

/** The text without the words, and without what only joined them to others. */
function restOf(typed: string, words: readonly TypedWord[], said: readonly Said[]): string {
  const left = words.filter((_, at) => !said.some((span) => at >= span.from && at < span.to));
  if (left.every(({ text, isQuoted }) => isFiller(text) && !isQuoted)) return '';
  const kept = said.reduceRight((text, { start, end }) => `${text.slice(0, start)} ${text.slice(end)}`, typed);
  return kept
    .replaceAll(/\s+/g, ' ')
    .replaceAll(/(?:^|\s)[\s,;:|()/–—-]+(?=\s|$)/g, ' ')
    .replaceAll(/^[\s,;:|/–—-]+|[\s,;:|/–—-]+$/g, '')
    .trim();
}

/**
 * What the keyword of a search says about place, work mode, employment type, level and pay, undefined if it says nothing of it.
 * Quoted words are left alone, and so is everything that the filter sets itself. `here`: the country of the visitor, ISO 3166-1 alpha-2.
 */
export async function understandKeyword(
  reader: QueryReader,
  filter: JobFilter,
  here: string | undefined,
): Promise<UnderstoodKeyword | undefined> {
  const typed = keywordOf(filter) ?? '';
  const words = typedWords(typed);
  const read = await readWords(reader, typed, {
    words,
    set: setKinds(filter),
    here,
    country: filter.country ? countryCodeOf(filter.country) : undefined,
  });
  if (read.length === 0) return undefined;
  const [doubtful, companies] = await Promise.all([
    Promise.all(read.map((each) => isDoubtful(reader, each))),
    companySpans(reader, words, read),
  ]);
  const sure = read.filter((each, index) => !doubtful[index] && !companies.some((span) => overlaps(span, each)));
  // A country from which to work says nothing without the words for remote work.
  const said = sure.filter(({ filter: { remoteFrom } }) => !remoteFrom || sure.some((each) => each.filter.remote));
  if (said.length === 0) return undefined;
  const rest = restOf(typed, words, said);
  return {
    rest,
    words: said.map(({ start, end, filter: own }) => {
      const text = typed.slice(start, end);
      return { words: text, filter: own, asWords: `${typed.slice(0, start)}"${text}"${typed.slice(end)}` };
    }),
    filter: { ...filter, ...together(said), keyword: rest || null },
  };
}
