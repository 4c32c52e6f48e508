import type { JobFilter } from '@hirehq/shared-contracts/graphql/types';
import { totalOf } from '../facets/search-counts.ts';
import { countMatches } from '../facets/search-counts.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import type { SearchTerms } from '../terms/search-terms.ts';
import { fewerWords } from '../words/fewer-words.ts';
import type { Widening } from '../words/other-names.ts';
import type { QueryReader } from '../words/query-reader.ts';
import { TypedText } from '../words/typed-text.ts';
import { leadersAmong, type ResultPage } from './result-page.ts';
import { isNarrowed, type SearchRequest } from './search-request.ts';
import { searchTermsOf } from './terms-of-filter.ts';

/** With fewer hits than this, synonyms of the keyword are searched as well. */
export const FEW_HITS = 5;
/** The other names of occupations are added where fewer titles than this have the typed words. */
const FEW_TITLES = 100;
/** With more titles than this, only the newest are ranked, so that those with the typed words might come after them. */
const MOST_TITLES = 1_000;
/** Synonyms that find more jobs than this would bury the few hits of the typed keyword. */
const MOST_SYNONYM_HITS = 2_000;
export const WIDEST: Widening = { names: 'all', forms: true };

/** What is read. */
export interface KeywordToRead {
  reader: QueryReader;
  filter: JobFilter;
  keyword: string;
  /** True to search synonyms of every known name as well. */
  synonyms: boolean;
}

/** The search by another reading, with its first page, which is loaded when it is needed. */
export interface CandidatePage {
  search: JobSearch;
  page: () => Promise<ResultPage>;
}

/** How far the words that are searched for are from the typed ones. */
export type Distance = 'same words' | 'corrected words' | 'fewer words';

/** One way to read a keyword. */
export interface KeywordReading {
  name: string;
  distance: Distance;
  /** True if it may find any number of jobs, although the readings before it found few. */
  mayFindMany?: boolean;
  /** The terms of the search; undefined if the keyword cannot be read this way. */
  read: (keyword: KeywordToRead) => Promise<SearchTerms | undefined>;
  /** Whether it is tried after the best page so far. */
  tryWhen: (best: ResultPage, request: SearchRequest) => boolean;
  /** Whether its page replaces the best one so far. */
  acceptWhen: (candidate: CandidatePage, best: ResultPage, request: SearchRequest) => Promise<boolean>;
}

/** All of it is in quotation marks: it is searched for as it is, or not at all. */
const isQuoted = (keyword: string): boolean => new TypedText(keyword).words.every((word) => word.isQuoted);

/** The terms with these words in place of the keyword. */
async function termsInstead({ reader, filter }: KeywordToRead, words: string): Promise<SearchTerms> {
  const { text, ...terms } = await searchTermsOf(reader, filter, { keyword: words, widening: WIDEST });
  return { ...terms, text: text && { readAs: words, ...text } };
}

const widening = ({ synonyms }: KeywordToRead): Widening => ({ names: synonyms ? 'all' : 'short' });

const findsFew: KeywordReading['tryWhen'] = ({ hits }, { first }) => hits.length < Math.min(FEW_HITS, first + 1);
const findsNothing: KeywordReading['tryWhen'] = ({ hits }) => hits.length === 0;
const findsMore: KeywordReading['acceptWhen'] = async ({ page }, best) => (await page()).hits.length > best.hits.length;

/** The search for the same words in titles alone. */
function inTitles(search: JobSearch): JobSearch {
  const { text } = search.terms;
  return { ...search, terms: { ...search.terms, text: undefined, titleText: text && { ...text, query: text.title } } };
}

/**
 * Few titles have the typed words, and `other` finds more: names that no further title has would only add mentions to a full page,
 * and those of very many titles would bury the typed one.
 */
async function addsTitles(other: JobSearch, { search, hits }: ResultPage, { first }: SearchRequest): Promise<boolean> {
  const [{ total: titles }, more] = await Promise.all([countMatches(inTitles(search), undefined), totalOf(inTitles(other))]);
  return titles < FEW_TITLES && more <= MOST_TITLES && (hits.length <= first || more > titles);
}

/**
 * The ways to read a keyword, in the order in which they are tried. A cursor names one by its place in this list.
 * Other forms of words that nobody uses come before other names, which the reading with all names contains as well.
 */
export const KEYWORD_READINGS = [
  {
    name: 'as typed',
    distance: 'same words',
    read: (typed) => searchTermsOf(typed.reader, typed.filter, { keyword: typed.keyword, widening: widening(typed) }),
    tryWhen: () => true,
    acceptWhen: () => Promise.resolve(true),
  },
  {
    name: 'other names of occupations',
    distance: 'same words',
    read: ({ reader, filter, keyword, synonyms }) =>
      searchTermsOf(reader, filter, { keyword, widening: { names: synonyms ? 'all' : 'titles' } }),
    tryWhen: ({ hits, estimate }) => hits.length > 0 && !(estimate !== undefined && estimate.titled > 2 * FEW_TITLES),
    // They add jobs after those that have the typed ones, so that a full page of both is the wider one.
    async acceptWhen({ search, page }, best, request) {
      if (!(await addsTitles(search, best, request))) return false;
      const { hits } = await page();
      return hits.length >= best.hits.length && leadersAmong(hits, search) >= leadersAmong(best.hits, best.search);
    },
  },
  {
    name: 'other forms, rare words corrected',
    distance: 'same words',
    read: (typed) =>
      searchTermsOf(typed.reader, typed.filter, {
        keyword: typed.keyword,
        widening: { ...widening(typed), forms: true },
        correcting: 'rare',
      }),
    tryWhen: findsFew,
    acceptWhen: findsMore,
  },
  {
    name: 'all other names',
    distance: 'same words',
    read: ({ reader, filter, keyword }) => searchTermsOf(reader, filter, { keyword, widening: WIDEST }),
    tryWhen: findsFew,
    async acceptWhen(candidate, best, request) {
      const { hits, estimate } = await candidate.page();
      const isTooWide = best.hits.length > 0 && (estimate?.all ?? hits.length) > MOST_SYNONYM_HITS;
      return !isTooWide && findsMore(candidate, best, request);
    },
  },
  {
    name: 'spelling corrected',
    distance: 'corrected words',
    mayFindMany: true,
    async read(typed) {
      const corrected = await typed.reader.corrected(typed.keyword);
      return corrected === undefined ? undefined : termsInstead(typed, corrected);
    },
    tryWhen: findsNothing,
    acceptWhen: findsMore,
  },
  {
    name: 'fewer words',
    distance: 'fewer words',
    async read(typed) {
      const { reader, filter, keyword } = typed;
      if (isQuoted(keyword)) return undefined;
      const text = await reader.query((await reader.corrected(keyword)) ?? keyword, { widening: WIDEST });
      const fewer = text && (await fewerWords(reader, text, isNarrowed({ filter })));
      return fewer === undefined ? undefined : termsInstead(typed, fewer);
    },
    tryWhen: findsNothing,
    acceptWhen: findsMore,
  },
] as const satisfies readonly KeywordReading[];
