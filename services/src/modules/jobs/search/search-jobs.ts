import type { JobFilter, QueryJobsArgs, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';
import { fewerWords } from '../words/fewer-words.ts';
import { radiusFacet } from '../facets/radius-facet.ts';
import { hitsOfSearch } from '../rank/rank-hits.ts';
import { countsOf, glanceOf, NO_COUNTS, type Counts } from '../facets/search-counts.ts';
import { readSearchCursor, searchCursorText, type SearchCursor } from './search-cursor.ts';
import type { Hit } from '../rank/search-pages.store.ts';
import { isChosen } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { searchShape } from '../terms/search-shape.store.ts';
import type { SearchTerms } from '../terms/search-terms.ts';
import { createQueryReader, type QueryReader, type Widening } from '../words/search-query.ts';
import { choiceOf, keywordOf, termsOf } from './terms-of-filter.ts';
import { widerSearches } from './wider-searches.ts';

export const MAX_PAGE = 50;
/** With fewer hits than this, synonyms of the keyword are searched as well. */
const FEW_HITS = 5;
/** Interpretations up to this one; later ones are only for a keyword without any hit. */
const FOR_FEW = 2;
/** Synonyms that find more jobs than this would bury the few hits of the typed keyword. */
const DROWNING = 2_000;
const WIDEST: Widening = { names: 'all', forms: true };

export interface FoundJobs {
  ids: string[];
  endCursor: string | null;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done; null if unknown. */
  remoteFrom: string | null;
  /** The words that were searched for, if they differ from the keyword. */
  readAs: string | null;
  /** Counted on request only: a page alone is cheaper. */
  counts: () => Promise<Counts>;
  /** Suggestions for what to leave out of a search without results. */
  wider: () => Promise<WiderSearch[]>;
}

interface SearchRequest extends Pick<QueryJobsArgs, 'filter' | 'sort' | 'after'> {
  first: number;
  /** True to search synonyms of every known name as well. */
  synonyms: boolean;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done, if the filter does not say. */
  country?: string | undefined;
  now: Date;
}

/** True if the filter has more than keywords. */
const isNarrowed = ({ filter }: SearchRequest): boolean =>
  Object.entries(filter).some(([field, value]) => field !== 'keyword' && value !== undefined && value !== null);

/** The terms by one way to understand the keyword. */
type TermsReading = () => Promise<SearchTerms | undefined>;

/**
 * As it is typed, then with other forms of its words and rare ones corrected, then with other names for it, then with any
 * sufficiently similar words, then with fewer words.
 */
function readingsOf(reader: QueryReader, request: SearchRequest): TermsReading[] {
  const { filter } = request;
  const keyword = keywordOf(filter);
  const widening: Widening = { names: request.synonyms ? 'all' : 'short' };
  const asTyped = () => termsOf(reader, filter, { keyword, widening });
  if (!keyword?.trim()) return [asTyped];
  const instead = async (words: string): Promise<SearchTerms> => {
    const { text, ...terms } = await termsOf(reader, filter, { keyword: words, widening: WIDEST });
    return { ...terms, text: text && { readAs: words, ...text } };
  };
  return [
    asTyped,
    () => termsOf(reader, filter, { keyword, widening: { ...widening, forms: true }, mending: 'rare' }),
    () => termsOf(reader, filter, { keyword, widening: WIDEST }),
    async () => {
      const corrected = await reader.corrected(keyword);
      return corrected === undefined ? undefined : instead(corrected);
    },
    async () => {
      const text = await reader.query((await reader.corrected(keyword)) ?? keyword, { widening: WIDEST });
      const fewer = text && (await fewerWords(reader, text, isNarrowed(request)));
      return fewer === undefined ? undefined : instead(fewer);
    },
  ];
}

/** A page of hits by one reading of the keyword. */
interface Page {
  reading: number;
  search: JobSearch;
  /** Approximate number of matches. */
  jobs: number;
  hits: Hit[];
  rankedSince: Date | undefined;
  /** Total number of matches, if known from finding the page. */
  total?: number | undefined;
}

async function pageOf(
  search: JobSearch,
  { sort, first }: SearchRequest,
  { reading, cursor }: { reading: number; cursor: SearchCursor | undefined },
): Promise<Page> {
  const glance = await glanceOf(search);
  const found = await hitsOfSearch(search, { newestFirst: sort === 'NEWEST', cursor, limit: first + 1 });
  const jobs = glance ? glance.share.all * (await searchShape(search.db)).jobs : found.hits.length;
  return { reading, search, jobs, ...found };
}

/** The page by the first reading that finds enough, and all searches that were tried. */
async function bestPage(
  db: Database,
  request: SearchRequest,
  cursor: SearchCursor | undefined,
): Promise<{ page: Page; tried: JobSearch[] }> {
  const { filter, first, now } = request;
  const ground = { db, now, choice: choiceOf(filter, request.country) };
  const reader = createQueryReader(ground);
  const readings = readingsOf(reader, request);
  const start = Math.min(cursor?.reading ?? 0, readings.length - 1);
  const terms = (await readings[start]?.()) ?? (await termsOf(reader, filter, { keyword: undefined, widening: WIDEST }));
  let page = await pageOf({ ...ground, terms }, request, { reading: start, cursor });
  const tried = [page.search];
  // Later pages use the same interpretation as the first one.
  for (let reading = 1; !cursor && page.search.terms.text && reading < readings.length; reading++) {
    if (page.hits.length >= (reading <= FOR_FEW ? Math.min(FEW_HITS, first + 1) : 1)) continue;
    const other = await readings[reading]?.();
    if (!other?.text || tried.some((search) => search.terms.text?.query === other.text?.query)) continue;
    const search = { ...ground, terms: other };
    tried.push(search);
    const found = await pageOf(search, request, { reading, cursor });
    const drowns = page.hits.length > 0 && reading === FOR_FEW && found.jobs > DROWNING;
    if (found.hits.length > page.hits.length && !drowns) page = found;
  }
  return { page, tried };
}

/** The search that the list of these jobs runs: with the best reading of its keyword. */
export async function searchUnderWay(db: Database, filter: JobFilter, now: Date): Promise<JobSearch> {
  const request: SearchRequest = { filter, sort: 'RELEVANCE', after: null, first: FEW_HITS, synonyms: false, now };
  if (keywordOf(filter)?.trim()) return (await bestPage(db, request, undefined)).page.search;
  const ground = { db, now, choice: choiceOf(filter, undefined) };
  const terms = await termsOf(createQueryReader(ground), filter, { keyword: undefined, widening: WIDEST });
  return { ...ground, terms };
}

/** Open jobs that fit, best first. A keyword with hardly a hit is tried again by its other names, one without any with its spelling corrected. */
export async function searchJobs(db: Database, asked: SearchRequest): Promise<FoundJobs> {
  const cursor = asked.after ? readSearchCursor(asked.after) : undefined;
  const first = Math.max(0, Math.min(asked.first, MAX_PAGE));
  const { page, tried } = await bestPage(db, { ...asked, first }, cursor);
  const { search, reading, rankedSince } = page;
  const shown = page.hits.slice(0, first);
  const last = page.hits.length > first ? shown.at(-1) : undefined;
  const nothing = page.hits.length === 0 && cursor === undefined;
  const counted = async (): Promise<Counts> => {
    // If nothing is found without a chosen facet, other choices find nothing either.
    const counts = nothing && !isChosen(search.choice) ? Promise.resolve(NO_COUNTS) : countsOf(search, page.total);
    const [{ facets, ...totals }, radius] = await Promise.all([counts, radiusFacet(search, asked.filter, counts)]);
    return { ...totals, facets: radius ? [...facets, radius] : facets };
  };
  return {
    ids: shown.map((hit) => hit.job_id),
    endCursor: last ? searchCursorText({ after: last, rankedSince, reading }) : null,
    remoteFrom: search.choice.remoteFrom ?? null,
    readAs: page.hits.length > 0 ? (search.terms.text?.readAs ?? null) : null,
    counts: counted,
    wider: async () => (nothing && first > 0 ? widerSearches(asked.filter, tried) : []),
  };
}
