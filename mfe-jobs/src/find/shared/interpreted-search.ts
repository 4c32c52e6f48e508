import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { SEARCH_PARTS, type JobSearchParams } from '@hirehq/shared-contracts/search-filters';
import type { SearchChange } from './search-filters.ts';

export type SearchInterpretation = NonNullable<SearchJobsQuery['jobs']['understood']>;
export type InterpretedWords = SearchInterpretation['words'][number];

/** What words set, as parts of a search. */
export function partsOfWords({ filter }: Pick<InterpretedWords, 'filter'>): JobSearchParams {
  const values: Readonly<Record<string, unknown>> = filter;
  return Object.fromEntries(
    SEARCH_PARTS.flatMap(([key, { field = key }]) => {
      const value = field === null ? undefined : values[field];
      return value === undefined || value === null ? [] : [[key, value]];
    }),
  );
}

/** True if it is about this search, and not about the one before, whose results are shown while the next ones load. */
const isAbout = ({ words }: SearchInterpretation, { keyword }: JobSearchParams): boolean =>
  words.every((each) => each.asWords.replace(`"${each.words}"`, () => each.words) === keyword);

/** A search with what the services understood of its keyword. */
export interface InterpretedSearch {
  /** With the filters that the words stand for in place of the words. */
  search: JobSearchParams;
  /** Changes it: what the words stand for becomes part of the address. */
  change: (change: SearchChange) => SearchChange;
  words: readonly InterpretedWords[];
}

/** What a search means: its words stay as they are typed until one of its filters is changed. */
export function interpretedSearch(
  search: JobSearchParams,
  understood: SearchInterpretation | null | undefined,
): InterpretedSearch {
  if (!understood || !isAbout(understood, search)) return { search, change: (change) => change, words: [] };
  const { rest, words } = understood;
  const parts = Object.assign({}, ...words.map(partsOfWords)) as JobSearchParams;
  const { keyword: _, ...others } = search;
  const settled = { ...(rest && { keyword: rest }), ...parts };
  return {
    search: { ...others, ...settled },
    change: (change) => ({ keyword: undefined, ...settled, ...change }),
    words,
  };
}

/** How words are excluded in a keyword, as a text for people: '-"night shift"' excludes “night shift”. */
export const excludedText = (excludes: string): string => excludes.replace(/^-/, '').replaceAll('"', '');

/** The change of a search that takes words along with what they stand for. */
export function withoutWords({ search, change }: InterpretedSearch, words: InterpretedWords): SearchChange {
  if (words.excludes === null) return change(Object.fromEntries(Object.keys(partsOfWords(words)).map((key) => [key, undefined])));
  const keyword = (search.keyword ?? '').replace(words.excludes, '').replaceAll(/\s+/g, ' ').trim();
  return change({ keyword: keyword || undefined });
}
