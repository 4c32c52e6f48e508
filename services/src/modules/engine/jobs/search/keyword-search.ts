import { currentRates, worthIn } from '../../pay-rates/index.ts';
import { totalOf } from '../facets/search-counts.ts';
import type { JobSearch } from '../terms/job-search.ts';
import type { SearchTerms } from '../terms/search-terms.ts';
import type { QueryReader } from '../words/query-reader.ts';
import { FEW_HITS, KEYWORD_READINGS, WIDEST, type Distance, type KeywordReading } from './keyword-readings.ts';
import { resultPage, type ResultPage } from './result-page.ts';
import { once } from './once.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { SearchRequest } from './search-request.ts';
import { choiceOf, keywordOf, searchTermsOf } from './terms-of-filter.ts';

/** A reading of the keyword of one request: its terms are read once. */
interface OwnReading extends Omit<KeywordReading, 'read'> {
  terms: () => Promise<SearchTerms | undefined>;
}

/** Any currency gives the same order. */
const ORDER_CURRENCY = 'USD';

const DISTANCES: readonly Distance[] = ['same words', 'corrected words', 'fewer words'];

function readingsOf(reader: QueryReader, { filter, synonyms }: SearchRequest): OwnReading[] {
  const keyword = keywordOf(filter);
  const readings: readonly KeywordReading[] = keyword?.trim() ? KEYWORD_READINGS : KEYWORD_READINGS.slice(0, 1);
  return readings.map(({ read, ...reading }) => ({
    ...reading,
    terms: once(() => read({ reader, filter, keyword: keyword ?? '', synonyms })),
  }));
}

async function contextOf(
  { db, now }: QueryReader,
  { filter, country, healthFirst, sort }: SearchRequest,
): Promise<Omit<JobSearch, 'terms'>> {
  const isByRelevance = sort !== 'NEWEST' && sort !== 'PAY';
  const payWorth = sort === 'PAY' ? worthIn(await currentRates(db), ORDER_CURRENCY) : undefined;
  return { db, now, choice: await choiceOf(db, filter, country), healthFirst: healthFirst === true && isByRelevance, payWorth };
}

/** What a search looks for in texts and titles: two readings may look for the same. */
const wordsOf = (terms: SearchTerms | undefined): string => [terms?.text?.query, terms?.text?.title].join('\n');

/** How many of the readings are this close to the typed words. */
const countWithin = (readings: readonly OwnReading[], farthest: Distance): number =>
  readings.filter(({ distance }) => DISTANCES.indexOf(distance) <= DISTANCES.indexOf(farthest)).length;

/** The search of one request: the best page so far, and the readings of the keyword that were tried for it. */
export class KeywordSearch {
  readonly reader: QueryReader;
  readonly request: SearchRequest;
  readonly #context: Omit<JobSearch, 'terms'>;
  readonly #readings: readonly OwnReading[];
  readonly #tried: JobSearch[];
  readonly #typedPage: ResultPage;
  #page: ResultPage;
  #reading: number;
  /** The first reading that was not tried. */
  #next: number;

  private constructor(
    { reader, request }: { reader: QueryReader; request: SearchRequest },
    { context, readings }: { context: Omit<JobSearch, 'terms'>; readings: readonly OwnReading[] },
    first: { page: ResultPage; reading: number; next: number },
  ) {
    this.reader = reader;
    this.request = request;
    this.#context = context;
    this.#readings = readings;
    this.#typedPage = first.page;
    this.#page = first.page;
    this.#reading = first.reading;
    this.#next = first.next;
    this.#tried = [first.page.search];
  }

  /** With the page by one reading: by that of the page before, or as the keyword is typed. */
  static async start(reader: QueryReader, request: SearchRequest, cursor?: SearchCursor): Promise<KeywordSearch> {
    const context = await contextOf(reader, request);
    const readings = readingsOf(reader, request);
    const reading = Math.min(cursor?.reading ?? 0, readings.length - 1);
    const terms =
      (await readings[reading]?.terms()) ??
      (await searchTermsOf(reader, request.filter, { keyword: undefined, widening: WIDEST }));
    const page = await resultPage({ ...context, terms }, request, cursor);
    // Later pages use the same reading as the first one.
    return new KeywordSearch({ reader, request }, { context, readings }, { page, reading, next: cursor ? readings.length : 1 });
  }

  /** True if any job matches by the typed words or by their other names. */
  static async findsAny(reader: QueryReader, request: SearchRequest): Promise<boolean> {
    const context = await contextOf(reader, request);
    const readings = readingsOf(reader, request);
    const tried = new Set<string>();
    for (const reading of readings.slice(0, countWithin(readings, 'same words'))) {
      const terms = await reading.terms();
      const words = wordsOf(terms);
      if (!terms || tried.has(words)) continue;
      tried.add(words);
      if ((await totalOf({ ...context, terms })) > 0) return true;
    }
    return false;
  }

  /** The best page so far. */
  get page(): ResultPage {
    return this.#page;
  }

  /** The page with the keyword as it was typed. */
  get typedPage(): ResultPage {
    return this.#typedPage;
  }

  /** The place of its reading in `KEYWORD_READINGS`. */
  get reading(): number {
    return this.#reading;
  }

  /** All searches that were tried. */
  get tried(): readonly JobSearch[] {
    return this.#tried;
  }

  get findsNothing(): boolean {
    return this.#page.hits.length === 0;
  }

  /** Tries the readings that are this close to the typed words, and keeps the page of the best. Those already tried are skipped. */
  async improve(farthest: Distance = 'fewer words'): Promise<this> {
    const end = this.#page.search.terms.text ? countWithin(this.#readings, farthest) : this.#next;
    const untried = [...this.#readings.entries()].slice(this.#next, end);
    // Where nothing was found, most of the others will be needed: their words are looked up together.
    if (this.findsNothing)
      await Promise.all(untried.filter(([, { distance }]) => distance !== 'fewer words').map(([, { terms }]) => terms()));
    for (const [index, other] of untried) if (other.tryWhen(this.#page, this.request)) await this.#try(index, other);
    this.#next = Math.max(this.#next, end);
    return this;
  }

  async #try(index: number, other: OwnReading): Promise<void> {
    const terms = await other.terms();
    if (!terms?.text || this.#tried.some((search) => wordsOf(search.terms) === wordsOf(terms))) return;
    const isRare = !other.mayFindMany && this.#page.hits.length < FEW_HITS;
    const search = { ...this.#context, terms, isRare };
    this.#tried.push(search);
    const page = once(() => resultPage(search, this.request, undefined));
    if (!(await other.acceptWhen({ search, page }, this.#page, this.request))) return;
    this.#page = await page();
    this.#reading = index;
  }
}
