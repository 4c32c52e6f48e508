import type { MarketOccupation } from '@hirehq/shared-contracts/graphql/types';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { likelyCountOf } from '../facets/search-counts.ts';
import { NO_CHOICE } from '../terms/facet-choice.ts';
import { searchFor, type JobSearch } from '../terms/job-search.ts';
import { popularTitles } from '../terms/popular-titles.store.ts';
import { QueryReader } from '../words/query-reader.ts';
import { hiringEmployers } from './hiring-employers.store.ts';

const NEW_WITHIN_DAYS = 7;
const EMPLOYERS = 8;
const OCCUPATIONS = 8;
const MINUTE_MS = 60_000;
/** One for each brand, now and a minute ago. */
const MOST_MARKETS = 8;

interface Counted {
  count: number;
  isEstimate: boolean;
}

/** What a start page shows of the open jobs. */
export interface JobMarket {
  open: Counted;
  fresh: Counted;
  /** Ids of those with the most jobs, the most first. */
  employers: string[];
  occupations: MarketOccupation[];
}

interface MarketOf {
  companyTag: string | undefined;
  /** True if health work alone is counted. */
  healthWork: boolean;
}

async function countOf(search: JobSearch): Promise<Counted> {
  const { leading, totalIsEstimate } = await likelyCountOf(search);
  return { count: leading, isEstimate: totalIsEstimate };
}

/** The commonest occupations, with the number of jobs that a search for them finds by more than a mention. */
async function commonOccupations(search: JobSearch): Promise<MarketOccupation[]> {
  const reader = new QueryReader(search);
  const titles = await popularTitles(search.db, search.terms.healthWork);
  const counted = await Promise.all(
    titles.map(async (title): Promise<MarketOccupation[]> => {
      const text = await reader.query(title, { widening: { names: 'titles' } });
      if (!text) return [];
      const { count, isEstimate } = await countOf({ ...search, terms: { ...search.terms, text } });
      return count > 0 ? [{ title, openJobs: count, isEstimate }] : [];
    }),
  );
  return counted
    .flat()
    .toSorted((one, other) => other.openJobs - one.openJobs)
    .slice(0, OCCUPATIONS);
}

async function readMarket(db: Database, now: Date, of: MarketOf): Promise<JobMarket> {
  const all = searchFor({ db, now }, of);
  const [open, fresh, employers, occupations] = await Promise.all([
    countOf(all),
    countOf({ ...all, choice: { ...NO_CHOICE, postedWithinDays: NEW_WITHIN_DAYS } }),
    hiringEmployers(all, EMPLOYERS),
    commonOccupations(all),
  ]);
  return { open, fresh, employers, occupations };
}

const markets = cachedRead({ ttlMs: MINUTE_MS, max: MOST_MARKETS }, (db, key: string): Promise<JobMarket> => {
  const { minute, ...of } = JSON.parse(key) as MarketOf & { minute: number };
  return readMarket(db, new Date(minute * MINUTE_MS), of);
});

/** The open jobs at this minute, counted once for all who ask. */
export const jobMarket = (db: Database, now: Date, { companyTag, healthWork }: MarketOf): Promise<JobMarket> =>
  markets(db, JSON.stringify({ companyTag, healthWork, minute: Math.floor(now.getTime() / MINUTE_MS) }));
