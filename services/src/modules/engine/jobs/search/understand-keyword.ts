import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { countryCodeOf } from '../../places/index.ts';
import type { QueryReader } from '../words/query-reader.ts';
import { statementsIn, type StatementKind, type WordsFilter } from '../words/statements.ts';
import { TypedText } from '../words/typed-text.ts';
import { sureStatements } from './sure-statements.ts';
import { keywordOf } from './terms-of-filter.ts';

/** Words that were understood as a filter. */
export interface UnderstoodWords {
  /** As typed. */
  words: string;
  filter: WordsFilter;
  /** What they exclude, as `rest` excludes it: '-travel'; null for words that are a filter. */
  excludes: string | null;
  /** The keyword with these words in quotation marks. */
  asWords: string;
}

/** A keyword some of whose words are filters. */
export interface UnderstoodKeyword {
  /** The keyword without these words, but with what it excludes; '' if nothing is left to search for. */
  rest: string;
  words: UnderstoodWords[];
  /** The whole search: the filter as it was set, with what the words say and the rest of the keyword. */
  filter: JobFilter;
}

const FIELDS: Readonly<Record<StatementKind, readonly (keyof JobFilter)[]>> = {
  place: ['city', 'state', 'country'],
  mode: ['remote', 'workModes'],
  type: ['employmentTypes'],
  level: ['experienceLevels'],
  pay: ['payMin', 'payMax', 'payNotStated'],
  radius: ['radiusKm'],
  days: ['postedWithinDays'],
  night: ['nightShift'],
  weekend: ['weekendWork'],
  // The keyword alone excludes words.
  excluded: [],
};

const isSet = (value: unknown): boolean =>
  Array.isArray(value) ? value.length > 0 : value !== undefined && value !== null && value !== false && value !== '';

/** The kinds that the filter itself sets: the words do not change them. */
const kindsSetBy = (filter: JobFilter): ReadonlySet<StatementKind> =>
  new Set((Object.keys(FIELDS) as StatementKind[]).filter((kind) => FIELDS[kind].some((field) => isSet(filter[field]))));

/**
 * What the keyword of a search says besides the work, undefined if it says nothing of it.
 * Quoted words are left alone, and so is everything that the filter sets itself. `here`: the country of the visitor, ISO 3166-1 alpha-2.
 */
export async function understandKeyword(
  reader: QueryReader,
  filter: JobFilter,
  here: string | undefined,
): Promise<UnderstoodKeyword | undefined> {
  const typed = new TypedText(keywordOf(filter) ?? '');
  const country = filter.country ? countryCodeOf(filter.country) : undefined;
  const statements = await statementsIn(reader.db, typed, { except: kindsSetBy(filter), here, country });
  if (statements.length === 0) return undefined;
  const sure = await sureStatements(reader, typed, statements);
  if (sure.length === 0) return undefined;
  const excluded = sure.flatMap(({ excludes }) => excludes ?? []);
  const rest = [typed.without(sure), ...excluded].filter(Boolean).join(' ');
  const stated = Object.assign({}, ...sure.map((each) => each.filter)) as WordsFilter;
  return {
    rest,
    words: sure.map((each) => ({
      words: typed.text.slice(each.start, each.end),
      filter: each.filter,
      excludes: each.excludes ?? null,
      asWords: typed.quoting(each),
    })),
    filter: { ...filter, ...stated, keyword: rest || null },
  };
}
