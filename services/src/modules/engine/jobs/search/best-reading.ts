import { totalOf } from '../facets/search-counts.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { healthTitlesOf } from '../terms/leading-jobs.store.ts';
import type { SearchTerms } from '../terms/search-terms.ts';
import type { QueryReader } from '../words/search-query.ts';
import { FEW_HITS, KEYWORD_READINGS, WIDEST, type Distance, type KeywordReading } from './keyword-readings.ts';
import { resultPage, type ResultPage } from './result-page.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { SearchRequest } from './search-request.ts';
import { choiceOf, keywordOf, termsOf } from './terms-of-filter.ts';

/** A reading of the keyword of one request: its terms are read once. */
interface OwnReading extends Pick<KeywordReading, 'distance' | 'mayFindMany' | 'tryWhen' | 'acceptWhen'> {
  terms: () => Promise<SearchTerms | undefined>;
}

/** The readings of one request, the best page so far, and which readings were tried for it. */
export interface ReadRequest {
  request: SearchRequest;
  context: Omit<JobSearch, 'terms'>;
  readings: readonly OwnReading[];
  page: ResultPage;
  /** The place of its reading in `readings`. */
  reading: number;
  /** All searches that were tried. */
  tried: readonly JobSearch[];
  /** The first reading that was not. */
  next: number;
}

const DISTANCES: readonly Distance[] = ['same words', 'corrected words', 'fewer words'];

function once<Value>(read: () => Promise<Value>): () => Promise<Value> {
  let value: Promise<Value> | undefined;
  return () => (value ??= read());
}

function readingsOf(reader: QueryReader, { filter, synonyms }: SearchRequest): OwnReading[] {
  const keyword = keywordOf(filter);
  const readings: readonly KeywordReading[] = keyword?.trim() ? KEYWORD_READINGS : KEYWORD_READINGS.slice(0, 1);
  return readings.map(({ read, ...reading }) => ({
    ...reading,
    terms: once(() => read({ reader, filter, keyword: keyword ?? '', synonyms })),
  }));
}

/** How many of the readings are this close to the typed words. */
const countWithin = (readings: readonly OwnReading[], farthest: Distance): number =>
  readings.filter(({ distance }) => DISTANCES.indexOf(distance) <= DISTANCES.indexOf(farthest)).length;

async function contextOf(
  { db, now }: QueryReader,
  { filter, country, healthFirst, sort }: SearchRequest,
): Promise<ReadRequest['context']> {
  const healthTitles = healthFirst && sort !== 'NEWEST' ? await healthTitlesOf(db) : undefined;
  return { db, now, choice: await choiceOf({ db }, filter, country), healthTitles };
}

/** The page by one reading: by that of the page before, or as the keyword is typed. */
export async function firstReading(reader: QueryReader, request: SearchRequest, cursor?: SearchCursor): Promise<ReadRequest> {
  const context = await contextOf(reader, request);
  const readings = readingsOf(reader, request);
  const reading = Math.min(cursor?.reading ?? 0, readings.length - 1);
  const terms =
    (await readings[reading]?.terms()) ?? (await termsOf(reader, request.filter, { keyword: undefined, widening: WIDEST }));
  const page = await resultPage({ ...context, terms }, request, cursor);
  // Later pages use the same reading as the first one.
  return { request, context, readings, page, reading, tried: [page.search], next: cursor ? readings.length : 1 };
}

/** The page by the best of the readings that are this close to the typed words. */
export async function bestReading(read: ReadRequest, farthest: Distance = 'fewer words'): Promise<ReadRequest> {
  const { request, context, readings, next } = read;
  let { page, reading } = read;
  const tried = [...read.tried];
  const end = page.search.terms.text ? countWithin(readings, farthest) : next;
  // Where nothing was found, most of the others will be needed: their words are looked up together.
  if (page.hits.length === 0) {
    const likely = readings.slice(next, Math.min(end, countWithin(readings, 'corrected words')));
    await Promise.all(likely.map(({ terms }) => terms()));
  }
  for (const [index, other] of readings.slice(0, end).entries()) {
    if (index < next || !other.tryWhen(page, request)) continue;
    const terms = await other.terms();
    if (!terms?.text || tried.some((search) => search.terms.text?.query === terms.text?.query)) continue;
    const search = { ...context, terms, isRare: !other.mayFindMany && page.hits.length < FEW_HITS };
    tried.push(search);
    const found = once(() => resultPage(search, request, undefined));
    if (await other.acceptWhen({ search, page: found }, page, request)) [page, reading] = [await found(), index];
  }
  return { ...read, page, reading, tried, next: Math.max(next, end) };
}

/** True if any job matches by the typed words or by their other names. */
export async function findsAny(reader: QueryReader, request: SearchRequest): Promise<boolean> {
  const context = await contextOf(reader, request);
  const readings = readingsOf(reader, request);
  const tried = new Set<string>();
  for (const reading of readings.slice(0, countWithin(readings, 'same words'))) {
    const terms = await reading.terms();
    const words = terms?.text?.query ?? '';
    if (!terms || tried.has(words)) continue;
    tried.add(words);
    if ((await totalOf({ ...context, terms })) > 0) return true;
  }
  return false;
}
