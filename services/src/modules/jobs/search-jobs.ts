import type { QueryJobsArgs, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../platform/database/database.ts';
import { encodeCursor } from '../../platform/http/cursor.ts';
import { fewerWords } from './fewer-words.ts';
import { radiusFacet } from './radius-facet.ts';
import { hitsOfSearch } from './rank-hits.ts';
import { countsOf, glanceAt, NO_COUNTS, type Counts, type Glance } from './search-counts.ts';
import { readSearchCursor } from './search-cursor.ts';
import { isChosen } from './search-facets.ts';
import type { Hit } from './search-pages.store.ts';
import { correctedText, textQuery, type Companies, type Widening } from './search-query.ts';
import { searchShape } from './search-shape.store.ts';
import { choiceOf, keywordOf, termsOf } from './search-terms.ts';
import type { SearchTerms } from './search-terms.store.ts';
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

interface Search extends Pick<QueryJobsArgs, 'filter' | 'sort' | 'after'> {
  first: number;
  /** True to search synonyms of every known name as well. */
  synonyms: boolean;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done, if the filter does not say. */
  country?: string | undefined;
  now: Date;
}

/** True if the filter has more than keywords. */
const isNarrowed = ({ filter }: Search): boolean =>
  Object.entries(filter).some(([field, value]) => field !== 'keyword' && value !== undefined && value !== null);

/** One interpretation of the keyword. */
type Reading = () => Promise<SearchTerms | undefined>;

/**
 * As typed, then with other forms of its words and rare ones corrected, then with synonyms, then with any
 * sufficiently similar words, then with fewer words.
 */
function readingsOf(db: Database, search: Search): Reading[] {
  const keyword = keywordOf(search.filter);
  const widening: Widening = { names: search.synonyms ? 'all' : 'short' };
  const companies: Companies = new Map();
  const asTyped = () => termsOf(db, search, { keyword, widening, companies });
  if (!keyword?.trim()) return [asTyped];
  const instead = async (words: string): Promise<SearchTerms> => {
    const { text, ...terms } = await termsOf(db, search, { keyword: words, widening: WIDEST });
    return { ...terms, text: text && { readAs: words, ...text } };
  };
  let spelt: Promise<string | undefined> | undefined;
  const corrected = () => (spelt ??= correctedText(db, keyword));
  return [
    asTyped,
    () => termsOf(db, search, { keyword, widening: { ...widening, forms: true }, mending: 'rare', companies }),
    () => termsOf(db, search, { keyword, widening: WIDEST, companies }),
    async () => {
      const spelt = await corrected();
      return spelt === undefined ? undefined : instead(spelt);
    },
    async () => {
      const { now } = search;
      const text = await textQuery(db, (await corrected()) ?? keyword, { widening: WIDEST, mending: 'strange', now, companies });
      const fewer = text && (await fewerWords(db, text, { now, narrowed: isNarrowed(search) }));
      return fewer === undefined ? undefined : instead(fewer);
    },
  ];
}

interface Page {
  reading: number;
  terms: SearchTerms;
  glance: Glance | undefined;
  /** Approximate number of matches. */
  jobs: number;
  hits: Hit[];
  rankSince: Date | undefined;
  /** Total number of matches, if known from finding the page. */
  total?: number | undefined;
}

/** Matching open jobs, best first. A keyword with few hits is also searched by its synonyms, one without any with corrected spelling. */
export async function searchJobs(db: Database, search: Search): Promise<FoundJobs> {
  const cursor = search.after ? readSearchCursor(search.after) : undefined;
  const choice = choiceOf(search.filter, search.country);
  const first = Math.max(0, Math.min(search.first, MAX_PAGE));
  const newestFirst = search.sort === 'NEWEST';
  const readings = readingsOf(db, search);

  const pageOf = async (reading: number, terms: SearchTerms): Promise<Page> => {
    const glance = await glanceAt(db, terms, choice);
    const hits = await hitsOfSearch(db, { terms, choice, glance, newestFirst, after: cursor, limit: first + 1 });
    return { reading, terms, glance, jobs: glance ? glance.share.all * (await searchShape(db)).jobs : hits.hits.length, ...hits };
  };

  const firstReading = Math.min(cursor?.[4] ?? 0, readings.length - 1);
  const terms = await readings[firstReading]?.();
  let page = await pageOf(firstReading, terms ?? (await termsOf(db, search, { keyword: undefined, widening: WIDEST })));
  const tried = [page.terms];
  // Later pages use the same interpretation as the first one.
  for (let reading = 1; !cursor && page.terms.text && reading < readings.length; reading++) {
    if (page.hits.length >= (reading <= FOR_FEW ? Math.min(FEW_HITS, first + 1) : 1)) continue;
    const other = await readings[reading]?.();
    if (!other?.text || tried.some(({ text }) => text?.query === other.text?.query)) continue;
    tried.push(other);
    const found = await pageOf(reading, other);
    const drowns = page.hits.length > 0 && reading === FOR_FEW && found.jobs > DROWNING;
    if (found.hits.length > page.hits.length && !drowns) page = found;
  }

  const shown = page.hits.slice(0, first);
  const last = page.hits.length > first ? shown.at(-1) : undefined;
  const nothing = page.hits.length === 0 && cursor === undefined;
  const counted = async (): Promise<Counts> => {
    // If nothing is found without a chosen facet, other choices find nothing either.
    const counts = nothing && !isChosen(choice) ? Promise.resolve(NO_COUNTS) : countsOf(db, { ...page, choice });
    const [{ facets, ...totals }, radius] = await Promise.all([
      counts,
      radiusFacet(db, search.filter, { terms: page.terms, choice, counts }),
    ]);
    return { ...totals, facets: radius ? [...facets, radius] : facets };
  };
  return {
    ids: shown.map((hit) => hit.job_id),
    endCursor: last
      ? encodeCursor([last.rank, last.posted_at.getTime(), last.job_id, page.rankSince?.getTime() ?? null, page.reading])
      : null,
    remoteFrom: choice.remoteFrom ?? null,
    readAs: page.hits.length > 0 ? (page.terms.text?.readAs ?? null) : null,
    counts: counted,
    wider: async () => (nothing && first > 0 ? widerSearches(db, search.filter, { readings: tried, choice }) : []),
  };
}
