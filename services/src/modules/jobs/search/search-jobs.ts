import type { JobFilter, JobGroupKind, QueryJobsArgs, WiderSearch } from '@hirehq/shared-contracts/graphql/types';
import type { Database } from '../../../platform/database/database.ts';
import { fewerWords } from '../words/fewer-words.ts';
import { radiusFacet } from '../facets/radius-facet.ts';
import { hitsOfSearch, isLeading, type FittingJob } from '../rank/rank-hits.ts';
import { countsOf, glanceOf, NO_COUNTS, totalOf, type Counts } from '../facets/search-counts.ts';
import { countMatches, type MatchCount } from '../facets/search-counts.store.ts';
import { fittingJobs } from '../match/fitting-jobs.ts';
import type { MatchProfile } from '../match/match-profile.store.ts';
import { readSearchCursor, searchCursorText, type SearchCursor } from './search-cursor.ts';
import type { Hit } from '../rank/search-pages.store.ts';
import { isChosen } from '../terms/facet-choice.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { healthTitlesOf, leadingCondition } from '../terms/leading-jobs.store.ts';
import { searchShape } from '../terms/search-shape.store.ts';
import { isWithoutWords, type SearchTerms } from '../terms/search-terms.ts';
import { createQueryReader, type QueryReader, type Widening } from '../words/search-query.ts';
import { typedWords } from '../words/typed-words.ts';
import { choiceOf, keywordOf, termsOf } from './terms-of-filter.ts';
import { understandKeyword, type UnderstoodKeyword } from './understood-keyword.ts';
import { widerSearches } from './wider-searches.ts';

export const MAX_PAGE = 50;
/** With fewer hits than this, synonyms of the keyword are searched as well. */
const FEW_HITS = 5;
/** Interpretations up to this one; later ones are only for a keyword without any hit. */
const FOR_FEW = 3;
/** The interpretation of the keyword with the other names of the occupations in it, */
const OTHER_TITLES = 1;
/** which is preferred to the typed words alone where fewer titles than this have them. */
const FEW_TITLES = 100;
/** With more titles than this, only the newest are ranked, so that those with the typed words might come after them. */
const MOST_TITLES = 1_000;
/** The one with its words corrected, which may find any number of jobs, */
const CORRECTED = 4;
/** and the one with fewer words. */
const FEWER_WORDS = 5;
/** Synonyms that find more jobs than this would bury the few hits of the typed keyword. */
const DROWNING = 2_000;
const WIDEST: Widening = { names: 'all', forms: true };

/** The two groups of a list by relevance. */
export interface ListGroups {
  kinds: readonly [JobGroupKind, JobGroupKind];
  /** How many of the ids of the page are in the first group. */
  leading: number;
  /** Total number of jobs in the first group, if it differs from the number that was counted with the facets. */
  total: number | undefined;
}

export interface FoundJobs {
  ids: string[];
  /** Undefined if the list has no groups. */
  groups: ListGroups | undefined;
  endCursor: string | null;
  /** ISO 3166-1 alpha-2: the country from which remote work would be done; null if unknown. */
  remoteFrom: string | null;
  /** The words that were searched for, if they differ from the keyword, or from what is left of it. */
  readAs: string | null;
  /** What the keyword says besides words to search for. */
  understood: UnderstoodKeyword | null;
  /** The place that is searched for, also by the keyword. */
  searchedPlace: Pick<JobFilter, 'city' | 'state' | 'country' | 'radiusKm'>;
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
  /** The viewer's: without words, the jobs that fit it come first. */
  profile?: MatchProfile | undefined;
  /** True if health work comes first in a list without words. */
  healthFirst?: boolean;
  now: Date;
}

/** True if the filter has more than keywords. */
const isNarrowed = ({ filter }: SearchRequest): boolean =>
  Object.entries(filter).some(([field, value]) => field !== 'keyword' && value !== undefined && value !== null);

/** All of it is in quotation marks: it is searched for as it is, or not at all. */
const isQuoted = (keyword: string): boolean => typedWords(keyword).every((word) => word.isQuoted);

/** The terms by one way to understand the keyword; read once. */
type TermsReading = () => Promise<SearchTerms | undefined>;

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

/**
 * As it is typed, then with the other names of its occupations, then with other forms of its words and rare ones corrected, then
 * with other names for it, then with any sufficiently similar words, then with fewer words.
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
  const readings: TermsReading[] = [
    asTyped,
    () => termsOf(reader, filter, { keyword, widening: { names: request.synonyms ? 'all' : 'titles' } }),
    () => termsOf(reader, filter, { keyword, widening: { ...widening, forms: true }, mending: 'rare' }),
    () => termsOf(reader, filter, { keyword, widening: WIDEST }),
    async () => {
      const corrected = await reader.corrected(keyword);
      return corrected === undefined ? undefined : instead(corrected);
    },
    async () => {
      if (isQuoted(keyword)) return undefined;
      const text = await reader.query((await reader.corrected(keyword)) ?? keyword, { widening: WIDEST });
      const fewer = text && (await fewerWords(reader, text, isNarrowed(request)));
      return fewer === undefined ? undefined : instead(fewer);
    },
  ];
  return readings.map(once);
}

/** A page of hits by one reading of the keyword. */
interface Page {
  reading: number;
  search: JobSearch;
  /** Approximate number of matches. */
  jobs: number;
  hits: Hit[];
  rankedSince: Date | undefined;
  /** Numbers of matches, if known from finding the page. */
  known?: MatchCount | undefined;
  fitting: readonly FittingJob[];
}

/** The jobs that come first in a list without words: those that fit the viewer. */
const fittingOf = async (search: JobSearch, { sort, profile }: SearchRequest): Promise<FittingJob[]> =>
  profile && sort !== 'NEWEST' && isWithoutWords(search.terms) ? fittingJobs(search, profile) : [];

async function pageOf(
  search: JobSearch,
  request: SearchRequest,
  { reading, cursor }: { reading: number; cursor: SearchCursor | undefined },
): Promise<Page> {
  const { sort, first } = request;
  const [glance, fitting] = await Promise.all([glanceOf(search), fittingOf(search, request)]);
  const found = await hitsOfSearch(search, { newestFirst: sort === 'NEWEST', cursor, limit: first + 1, fitting });
  const jobs = glance ? glance.share.all * (await searchShape(search.db)).jobs : found.hits.length;
  return { reading, search, jobs, fitting, ...found };
}

/** How the list of a page is divided; undefined if it is not, or sorted by date. */
function groupsOf({ search, fitting }: Page, { sort }: SearchRequest, shown: readonly Hit[]): ListGroups | undefined {
  if (sort === 'NEWEST') return undefined;
  const leading = shown.filter((hit) => isLeading(hit, search)).length;
  if (leadingCondition(search))
    return { kinds: search.terms.text ? ['MATCHES', 'MENTIONS'] : ['HEALTH', 'REST'], leading, total: undefined };
  return fitting.length > 0 ? { kinds: ['FITTING', 'OTHERS'], leading, total: fitting.length } : undefined;
}

/** The search for the same words in titles alone. */
function inTitles(search: JobSearch): JobSearch {
  const { text } = search.terms;
  return { ...search, terms: { ...search.terms, text: undefined, titleText: text && { ...text, query: text.title } } };
}

/** By the first look at the search, its words are in many titles. */
async function hasManyTitles(search: JobSearch): Promise<boolean> {
  const glance = await glanceOf(search);
  return glance !== undefined && glance.share.titled * (await searchShape(search.db)).jobs > 2 * FEW_TITLES;
}

/**
 * Few titles have the typed words, and `other` finds more: names that no further title has would only add mentions to a full page,
 * and those of very many titles would bury the typed one.
 */
async function addsTitles(other: JobSearch, { search, hits }: Page, { first }: SearchRequest): Promise<boolean> {
  const [{ total: titles }, more] = await Promise.all([countMatches(inTitles(search), undefined), totalOf(inTitles(other))]);
  return titles < FEW_TITLES && more <= MOST_TITLES && (hits.length <= first || more > titles);
}

/** How many of the page belong to the first group of the list. */
const leadersOf = ({ hits, search }: Page): number => hits.filter((hit) => isLeading(hit, search)).length;

/** A request under way: the page by the best of the readings of its keyword that were tried so far. */
interface Attempt {
  request: SearchRequest;
  ground: Omit<JobSearch, 'terms'>;
  readings: readonly TermsReading[];
  page: Page;
  /** All searches that were tried. */
  tried: readonly JobSearch[];
  /** The first reading that was not. */
  next: number;
}

async function groundOf(
  { db, now }: QueryReader,
  { filter, country, healthFirst, sort }: SearchRequest,
): Promise<Attempt['ground']> {
  const healthTitles = healthFirst && sort !== 'NEWEST' ? await healthTitlesOf(db) : undefined;
  return { db, now, choice: await choiceOf({ db }, filter, country), healthTitles };
}

/** The page by one reading: by that of the page before, or as the keyword is typed. */
async function firstAttempt(reader: QueryReader, request: SearchRequest, cursor?: SearchCursor): Promise<Attempt> {
  const { filter } = request;
  const ground = await groundOf(reader, request);
  const readings = readingsOf(reader, request);
  const start = Math.min(cursor?.reading ?? 0, readings.length - 1);
  const terms = (await readings[start]?.()) ?? (await termsOf(reader, filter, { keyword: undefined, widening: WIDEST }));
  const page = await pageOf({ ...ground, terms }, request, { reading: start, cursor });
  // Later pages use the same interpretation as the first one.
  return { request, ground, readings, page, tried: [page.search], next: cursor ? readings.length : 1 };
}

/** The page by the first reading up to `last` that finds enough. */
async function furtherAttempt(attempt: Attempt, last = attempt.readings.length - 1): Promise<Attempt> {
  const { request, ground, readings } = attempt;
  let { page } = attempt;
  const tried = [...attempt.tried];
  const end = page.search.terms.text ? Math.min(last + 1, readings.length) : attempt.next;
  // Where nothing was found, most of the others will be needed: their words are looked up together.
  if (page.hits.length === 0) await Promise.all(readings.slice(attempt.next, Math.min(end, FEWER_WORDS)).map((read) => read()));
  for (let reading = attempt.next; reading < end; reading++) {
    const isEnough = page.hits.length >= (reading <= FOR_FEW ? Math.min(FEW_HITS, request.first + 1) : 1);
    // Other forms of words that nobody uses come before other names, which the reading with all names contains as well.
    if (reading === OTHER_TITLES ? page.hits.length === 0 || (await hasManyTitles(page.search)) : isEnough) continue;
    const other = await readings[reading]?.();
    if (!other?.text || tried.some((search) => search.terms.text?.query === other.text?.query)) continue;
    const search = { ...ground, terms: other, isRare: reading !== CORRECTED && page.hits.length < FEW_HITS };
    tried.push(search);
    if (reading === OTHER_TITLES && !(await addsTitles(search, page, request))) continue;
    const found = await pageOf(search, request, { reading, cursor: undefined });
    const drowns = page.hits.length > 0 && reading === FOR_FEW && found.jobs > DROWNING;
    // Other names add jobs after those that have the typed ones, so that a full page of both is the wider one.
    const isWider =
      reading === OTHER_TITLES
        ? found.hits.length >= page.hits.length && leadersOf(found) >= leadersOf(page)
        : found.hits.length > page.hits.length;
    if (isWider && !drowns) page = found;
  }
  return { ...attempt, page, tried, next: Math.max(attempt.next, end) };
}

/** True if any job matches by the typed words or by their other names. */
async function findsAny(reader: QueryReader, request: SearchRequest): Promise<boolean> {
  const ground = await groundOf(reader, request);
  const tried = new Set<string>();
  for (const read of readingsOf(reader, request).slice(0, FOR_FEW + 1)) {
    const terms = await read();
    const words = terms?.text?.query ?? '';
    if (!terms || tried.has(words)) continue;
    tried.add(words);
    if ((await totalOf({ ...ground, terms })) > 0) return true;
  }
  return false;
}

const findsNothing = ({ page }: Attempt): boolean => page.hits.length === 0;

interface FoundPage extends Pick<Attempt, 'request' | 'page' | 'tried'> {
  understood: UnderstoodKeyword | undefined;
}

/**
 * The page with what the keyword says as filters. Where that finds nothing with all other words, and the words as they are typed
 * find something, they are searched for as words; with fewer of them only where the other words find nothing even without the
 * filters.
 */
async function pageAsMeant(db: Database, asked: SearchRequest, cursor: SearchCursor | undefined): Promise<FoundPage> {
  const reader = createQueryReader({ db, now: asked.now });
  const understood = cursor?.asWords ? undefined : await understandKeyword(reader, asked.filter, asked.country);
  if (!understood) return { ...(await furtherAttempt(await firstAttempt(reader, asked, cursor))), understood };
  const request = { ...asked, filter: understood.filter };
  const asFilters = await furtherAttempt(await firstAttempt(reader, request, cursor), FEWER_WORDS - 1);
  if (cursor || !findsNothing(asFilters)) return { ...asFilters, understood };
  const asWords = await furtherAttempt(await firstAttempt(reader, asked), FOR_FEW);
  if (!findsNothing(asWords)) return { ...asWords, understood: undefined };
  const meant = { ...(await furtherAttempt(asFilters)), understood };
  if (meant.page.hits.length > 0) return meant;
  const rest = { ...asked, filter: { ...asked.filter, keyword: understood.rest || null } };
  if (await findsAny(reader, rest)) return meant;
  const fewerWords = await furtherAttempt(asWords);
  return findsNothing(fewerWords) ? meant : { ...fewerWords, understood: undefined };
}

/** The search that the list of these jobs runs: with the best reading of its keyword. */
export async function searchUnderWay(db: Database, filter: JobFilter, now: Date): Promise<JobSearch> {
  const request: SearchRequest = { filter, sort: 'RELEVANCE', after: null, first: FEW_HITS, synonyms: false, now };
  if (keywordOf(filter)?.trim()) return (await pageAsMeant(db, request, undefined)).page.search;
  const ground = { db, now, choice: await choiceOf({ db }, filter, undefined) };
  const terms = await termsOf(createQueryReader(ground), filter, { keyword: undefined, widening: WIDEST });
  return { ...ground, terms };
}

/** Open jobs that match, best first: see ADR 45. A keyword with hardly a hit is tried again by its other names, one without any with its spelling corrected. */
export async function searchJobs(db: Database, asked: SearchRequest): Promise<FoundJobs> {
  const cursor = asked.after ? readSearchCursor(asked.after) : undefined;
  const first = Math.max(0, Math.min(asked.first, MAX_PAGE));
  const { page, tried, request, understood } = await pageAsMeant(db, { ...asked, first }, cursor);
  const { search, reading, rankedSince } = page;
  const shown = page.hits.slice(0, first);
  const last = page.hits.length > first ? shown.at(-1) : undefined;
  const nothing = page.hits.length === 0 && cursor === undefined;
  const counted = async (): Promise<Counts> => {
    // If nothing is found without a chosen facet, other choices find nothing either.
    const counts = nothing && !isChosen(search.choice) ? Promise.resolve(NO_COUNTS) : countsOf(search, page.known);
    const [{ facets, ...totals }, radius] = await Promise.all([counts, radiusFacet(search, request.filter, counts)]);
    return { ...totals, facets: radius ? [...facets, radius] : facets };
  };
  return {
    ids: shown.map((hit) => hit.job_id),
    groups: groupsOf(page, asked, shown),
    endCursor: last ? searchCursorText({ after: last, rankedSince, reading, asWords: understood === undefined }) : null,
    remoteFrom: search.choice.remoteFrom ?? null,
    readAs: page.hits.length > 0 ? (search.terms.text?.readAs ?? null) : null,
    understood: understood ?? null,
    searchedPlace: request.filter,
    counts: counted,
    wider: async () => (nothing && first > 0 ? widerSearches(request.filter, tried) : []),
  };
}
