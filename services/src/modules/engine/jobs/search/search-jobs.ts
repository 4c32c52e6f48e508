import type { JobFilter, OtherSearch, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../../platform/database/database.ts';
import { radiusFacet } from '../facets/radius-facet.ts';
import { countsOf, NO_COUNTS, type Counts } from '../facets/search-counts.ts';
import { isChosen } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { QueryReader } from '../words/query-reader.ts';
import { FEW_HITS, WIDEST } from './keyword-readings.ts';
import { KeywordSearch } from './keyword-search.ts';
import { once } from './once.ts';
import { otherSearches } from './other-searches.ts';
import { leadersAmong, resultGroupsOf, type ListGroups, type ResultPage } from './result-page.ts';
import { readSearchCursor, searchCursorText, type SearchCursor } from './search-cursor.ts';
import type { SearchRequest } from './search-request.ts';
import { choiceOf, keywordOf, searchTermsOf } from './terms-of-filter.ts';
import { understandKeyword, type UnderstoodKeyword } from './understand-keyword.ts';
import { widerSearches } from './wider-searches.ts';

export const MAX_PAGE = 50;

export interface FoundJobs {
  ids: string[];
  /** Undefined if the list has no groups. */
  groups: ListGroups | undefined;
  endCursor: string | null;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done; null if unknown. */
  remoteFrom: string | null;
  /** The words that were searched for, if they differ from the keyword, or from what is left of it; '' if it has none. */
  readAs: string | null;
  /** What the keyword says besides words to search for. */
  understood: UnderstoodKeyword | null;
  /** The place that is searched for, also by the keyword. */
  searchedPlace: Pick<JobFilter, 'city' | 'state' | 'country' | 'radiusKm'>;
  /** Counted on request only: a page alone is cheaper. */
  counts: () => Promise<Counts>;
  /** Suggestions for what to leave out of a search with few results. */
  wider: () => Promise<WiderSearch[]>;
  /** Suggestions for other words, or a greater distance. */
  others: () => Promise<OtherSearch[]>;
}

interface FoundPage {
  found: KeywordSearch;
  /** What was understood of the keyword as filters, where the page is found by them. */
  understood: UnderstoodKeyword | undefined;
}

/**
 * The page with what the keyword says as filters. Where that finds nothing with all other words, and the words as they are typed
 * find something, they are searched for as words; with fewer of them only where the other words find nothing even without the
 * filters.
 */
async function pageAsMeant(db: Database, asked: SearchRequest, cursor: SearchCursor | undefined): Promise<FoundPage> {
  const reader = new QueryReader({ db, now: asked.now });
  const understood = cursor?.asWords ? undefined : await understandKeyword(reader, asked.filter, asked.country);
  if (!understood) return { found: await (await KeywordSearch.start(reader, asked, cursor)).improve(), understood };
  const request = { ...asked, filter: understood.filter };
  const asFilters = await (await KeywordSearch.start(reader, request, cursor)).improve('corrected words');
  if (cursor || !asFilters.findsNothing) return { found: asFilters, understood };
  // As words, 'nurse not travel' would find travelling nurses.
  if (understood.words.some(({ excludes }) => excludes !== null)) return { found: await asFilters.improve(), understood };
  const asWords = await (await KeywordSearch.start(reader, asked)).improve('same words');
  // Without a word to search for, it would find all jobs.
  if (!asWords.findsNothing && asWords.page.search.terms.text) return { found: asWords, understood: undefined };
  await asFilters.improve();
  const rest = { ...asked, filter: { ...asked.filter, keyword: understood.rest || null } };
  if (!asFilters.findsNothing || (await KeywordSearch.findsAny(reader, rest))) return { found: asFilters, understood };
  await asWords.improve();
  return asWords.findsNothing ? { found: asFilters, understood } : { found: asWords, understood: undefined };
}

/** The search that the list of these jobs runs: with the best reading of its keyword. */
export async function searchUnderWay(db: Database, filter: JobFilter, now: Date): Promise<JobSearch> {
  const request: SearchRequest = { filter, sort: 'RELEVANCE', after: null, first: FEW_HITS, synonyms: false, now };
  if (keywordOf(filter)?.trim()) return (await pageAsMeant(db, request, undefined)).found.page.search;
  const terms = await searchTermsOf(new QueryReader({ db, now }), filter, { keyword: undefined, widening: WIDEST });
  return { db, now, choice: await choiceOf(db, filter, undefined), terms };
}

/** The words that were searched for instead of those of the keyword; '' if nothing in it can be searched for. */
function readAsOf({ findsNothing, page: { search }, request: { filter } }: KeywordSearch): string | null {
  const { text, excluded } = search.terms;
  if (keywordOf(filter)?.trim() && !text && excluded.length === 0) return '';
  return findsNothing ? null : (text?.readAs ?? null);
}

/** How many hits of the page are more than a mention of the words; all, if the list is not by relevance. */
const goodHitsOf = ({ hits, search }: ResultPage, { sort }: Pick<SearchRequest, 'sort'>): number =>
  sort !== 'NEWEST' && search.terms.text && leadingCondition(search) ? leadersAmong(hits, search) : hits.length;

/** Open jobs that match, best first: see ADR 45. A keyword with hardly a hit is tried again by its other names, one without any with its spelling corrected. */
export async function searchJobs(db: Database, asked: SearchRequest): Promise<FoundJobs> {
  const cursor = asked.after ? readSearchCursor(asked.after, asked.sort ?? 'RELEVANCE') : undefined;
  const first = Math.max(0, Math.min(asked.first, MAX_PAGE));
  const { found, understood } = await pageAsMeant(db, { ...asked, first }, cursor);
  const { page, reading } = found;
  const { search, rankedSince } = page;
  const { filter } = found.request;
  const shown = page.hits.slice(0, first);
  const last = page.hits.length > first ? shown.at(-1) : undefined;
  const nothing = found.findsNothing && cursor === undefined;
  const good = goodHitsOf(page, asked);
  const isFew = (hits: number) => cursor === undefined && first > 0 && hits < Math.min(FEW_HITS, first + 1);
  const isShort = isFew(good);
  const wider = once(async () => (isShort ? widerSearches(filter, [search, ...found.tried], good) : []));
  const counted = async (): Promise<Counts> => {
    // If nothing is found without a chosen facet, other choices find nothing either.
    const counts = nothing && !isChosen(search.choice) ? Promise.resolve(NO_COUNTS) : countsOf(search, page.known);
    const [{ facets, ...totals }, radius] = await Promise.all([counts, radiusFacet(search, filter, counts)]);
    return { ...totals, facets: radius ? [...facets, radius] : facets };
  };
  return {
    ids: shown.map((hit) => hit.job_id),
    groups: resultGroupsOf(page, asked, shown),
    endCursor: last ? searchCursorText({ after: last, rankedSince, reading, asWords: understood === undefined }) : null,
    remoteFrom: search.choice.remoteFrom ?? null,
    readAs: readAsOf(found),
    understood: understood ?? null,
    searchedPlace: filter,
    counts: counted,
    wider,
    others: async () =>
      // Jobs that have other names than the typed words may not be what is meant.
      isShort || isFew(goodHitsOf(found.typedPage, asked))
        ? otherSearches(
            { reader: found.reader, filter, search, typed: found.typedPage.search, leading: good },
            async () => (await wider()).length > 0,
          )
        : [],
  };
}
