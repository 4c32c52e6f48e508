import { broadFacets, matchSampleOf, roughSampleOf, type MatchSample } from '../facets/search-counts.ts';
import type { MatchCount } from '../facets/search-counts.store.ts';
import { hitsByPay } from './hits-by-pay.ts';
import { LEADING_BY_PAY } from './pay-order.store.ts';
import { hitsOfTier, type Tier } from './search-pages.ts';
import {
  comesAfter,
  countedHits,
  inOrder,
  OF_COMPANY,
  OLDER_TITLED,
  readingOf,
  rankOf,
  SKILLED,
  TITLED,
  type FoundRequest,
  type Hit,
  type Posted,
} from './search-pages.store.ts';
import { searchShape, type SearchShape } from '../terms/search-shape.store.ts';
import { startOfHour } from '../../../../platform/start-of-hour.ts';
import {
  bySkills,
  choiceConditions,
  daysAgo,
  inTitle,
  not,
  ofJobs,
  postedSince,
  termConditions,
  type Condition,
} from '../terms/conditions.store.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { leadingCondition } from '../terms/leading-jobs.store.ts';
import { isWithoutWords, type TextQuery } from '../terms/search-terms.ts';

/** Up to this many matches are all ranked at once. */
const RANKED_AT_ONCE = 2_000;
/** Of more matches, only this many of the newest title matches are ranked at once. */
const RANKED_TITLES = 600;
/** Added to the rank of jobs in the first group of a list without words. */
const LEADING = 2_000;
/** Added to the rank of a job that fits the viewer, besides its score. */
const FITTING = 1_000;

/** A job that fits the viewer. */
export interface FittingJob extends Posted {
  /** 0 to 100. */
  score: number;
  /** It is in the first group of the list. */
  leads: boolean;
}

/** A page of a search. */
interface PageRequest {
  newestFirst: boolean;
  /** Where the page before ended, and since when jobs were ranked there, where not all of them were. */
  cursor: { after: Hit; rankedSince: Date | undefined } | undefined;
  limit: number;
  /** For a list without words: the jobs that come first, by score. The same for each page. */
  fitting: readonly FittingJob[];
}

interface RankedHits {
  hits: Hit[];
  /** The time since which jobs were ranked, if not all of them were; older ones follow by date. */
  rankedSince: Date | undefined;
  /** Numbers of matches, if known from finding the page. */
  known?: MatchCount | undefined;
}

/** Approximate numbers of jobs that match, and that do so in their titles. */
export interface MatchEstimate {
  all: number;
  titled: number;
}

interface HitsOfSearch extends RankedHits {
  /** Undefined where there are so few jobs that nothing needs to be estimated. */
  estimate: MatchEstimate | undefined;
}

/** In the first group of a list by this rank: more than a mention of the words, or what a list without words puts first. */
export const isLeading = ({ rank }: Hit, { terms, healthFirst, payWorth }: JobSearch): boolean =>
  rank >= (payWorth ? LEADING_BY_PAY : terms.text ? SKILLED : healthFirst && !terms.healthWork ? LEADING : FITTING);

/** Jobs posted before this time. */
const before = (time: Date): Posted => ({ posted_at: time, job_id: '00000000-0000-0000-0000-000000000000' });

/** A page under way: what each way to its hits goes by. */
export interface PageUnderWay {
  search: JobSearch;
  /** Number of open jobs. */
  jobs: number;
  /** Of all its hits. */
  conditions: readonly Condition[];
  cursor: PageRequest['cursor'];
  limit: number;
  /** Parts of all jobs that match: in all, in the title, and in the first group; 1 where nothing is known. */
  share: MatchSample['share'];
  estimate: MatchEstimate | undefined;
  /** More than can be ranked at once, as far as known. */
  isMany: boolean;
  /** Since when the newest matches are ranked, where there are more than can be; `part`: the part of all jobs that match. */
  rankedFrom(part: number, atOnce: number): Date | undefined;
  /** Matches that meet these conditions too, ranked at once. */
  ranked(own: readonly Condition[], among: Pick<FoundRequest, 'reading' | 'since' | 'limit'>): ReturnType<typeof countedHits>;
  /** The next matches that meet these conditions too, all of one rank, by date. */
  byDate(
    tier: Pick<Tier, 'rank' | 'share'>,
    own: readonly Condition[],
    from: { after: Posted | undefined; wanted: number },
  ): Promise<Hit[]>;
}

const estimateBy = (sample: MatchSample | undefined, { jobs }: Pick<SearchShape, 'jobs'>): MatchEstimate | undefined =>
  sample && { all: sample.share.all * jobs, titled: sample.share.titled * jobs };

async function startPage(search: JobSearch, { cursor, limit }: PageRequest): Promise<PageUnderWay> {
  const { db, now, terms, choice } = search;
  const [sample, shape] = await Promise.all([roughSampleOf(search), searchShape(db)]);
  const oldest = choice.postedWithinDays === undefined ? undefined : daysAgo(now, choice.postedWithinDays);
  const dated = oldest ? [postedSince(oldest)] : [];
  const narrowing = [...termConditions(search), ...choiceConditions(choice, broadFacets(search, sample))];
  const estimate = estimateBy(sample, shape);
  return {
    search,
    jobs: shape.jobs,
    conditions: [...narrowing, ...dated],
    cursor,
    limit,
    share: sample?.share ?? { all: 1, titled: 1, leading: 1 },
    estimate,
    isMany: estimate !== undefined && estimate.all > RANKED_AT_ONCE,
    rankedFrom(part, atOnce) {
      if (cursor) return cursor.rankedSince;
      return sample && part * shape.jobs > 2 * atOnce
        ? startOfHour(shape.sinceForNewest(atOnce / part) ?? new Date(0))
        : undefined;
    },
    ranked: (own, among) =>
      countedHits(db, { conditions: [...narrowing, ...dated, ...own], rank: rankOf(terms), after: cursor?.after, ...among }),
    byDate: (tier, own, from) => hitsOfTier(db, { ...tier, conditions: [...narrowing, ...own], postedSince: oldest }, from),
  };
}

/** By the skills they ask for: the newest ranked, older ones by date. */
async function hitsBySkills({ cursor, limit, share, rankedFrom, ranked, byDate }: PageUnderWay): Promise<RankedHits> {
  const after = cursor?.after;
  const rankedSince = rankedFrom(share.all, RANKED_AT_ONCE);
  const isOlder = after !== undefined && rankedSince !== undefined && after.posted_at < rankedSince;
  const hits = isOlder ? [] : (await ranked([], { since: rankedSince, limit })).hits;
  if (!rankedSince || hits.length === limit) return { hits, rankedSince };
  const rest = { after: isOlder ? after : before(rankedSince), wanted: limit - hits.length };
  return { hits: [...hits, ...(await byDate({ rank: 0, share: share.all }, [], rest))], rankedSince };
}

/**
 * By words, where there are many: jobs of the company that is named, then titles, the newest ranked and older ones by date, then
 * skills, then texts, both by date.
 */
async function hitsByWords(page: PageUnderWay, text: TextQuery): Promise<RankedHits> {
  const { cursor, limit, share, ranked, byDate } = page;
  const after = cursor?.after;
  const reading = readingOf(text);
  const company = text.companyJobs;
  const titled = inTitle(text.title);
  const ofOthers = company.length > 0 ? [not(ofJobs(company))] : [];
  const rankedSince = page.rankedFrom(share.titled, RANKED_TITLES);
  const hits: Hit[] = [];
  const left = () => limit - hits.length;
  if (company.length > 0 && (!after || after.rank >= OF_COMPANY))
    hits.push(...(await ranked([ofJobs(company)], { reading, since: undefined, limit })).hits);
  if (left() > 0 && (!after || after.rank >= TITLED))
    hits.push(...(await ranked([...ofOthers, titled], { reading, since: rankedSince, limit: left() })).hits);
  if (rankedSince && left() > 0 && (!after || after.rank >= OLDER_TITLED))
    hits.push(
      ...(await byDate({ rank: OLDER_TITLED, share: share.titled }, [...ofOthers, titled], {
        after: after?.rank === OLDER_TITLED ? after : before(rankedSince),
        wanted: left(),
      })),
    );
  // A search in titles only has no others.
  if (!page.search.terms.text) return { hits, rankedSince };
  const skilled = bySkills(text);
  if (skilled && left() > 0 && (!after || after.rank >= SKILLED))
    hits.push(
      ...(await byDate({ rank: SKILLED, share: share.leading - share.titled }, [...ofOthers, not(titled), skilled], {
        after: after?.rank === SKILLED ? after : undefined,
        wanted: left(),
      })),
    );
  if (left() > 0)
    hits.push(
      ...(await byDate(
        { rank: 0, share: share.all - share.leading },
        [...ofOthers, not(titled), ...(skilled ? [not(skilled)] : [])],
        {
          after: after?.rank === 0 ? after : undefined,
          wanted: left(),
        },
      )),
    );
  return { hits, rankedSince };
}

/** Without words: the jobs that fit by score, then the others by date; first all of the first group, if the list has one. */
async function hitsWithoutWords(
  { search, cursor, limit, share, byDate }: PageUnderWay,
  fitting: readonly FittingJob[],
): Promise<RankedHits> {
  const after = cursor?.after;
  const leading = leadingCondition(search);
  const ofOthers = fitting.length > 0 ? [not(ofJobs(fitting.map(({ job_id }) => job_id)))] : [];
  const hits: Hit[] = [];
  const groups = leading
    ? [
        { rank: LEADING, leads: true, share: share.leading, own: [leading] },
        { rank: 0, leads: false, share: share.all - share.leading, own: [not(leading)] },
      ]
    : [{ rank: 0, leads: false, share: share.all, own: [] }];
  for (const { rank, leads, own, ...tier } of groups) {
    const first = fitting
      .filter((job) => job.leads === leads)
      .map(({ job_id, posted_at, score }): Hit => ({ job_id, posted_at, rank: rank + FITTING + score }))
      .filter((hit) => !after || comesAfter(hit, after))
      .toSorted(inOrder);
    hits.push(...first.slice(0, limit - hits.length));
    if (hits.length < limit && (!after || after.rank >= rank))
      hits.push(
        ...(await byDate({ rank, ...tier }, [...ofOthers, ...own], {
          after: after?.rank === rank ? after : undefined,
          wanted: limit - hits.length,
        })),
      );
  }
  return { hits, rankedSince: undefined };
}

async function rankedHits(page: PageUnderWay, request: PageRequest): Promise<RankedHits> {
  const { cursor, limit, share, search } = page;
  const { terms } = search;
  const text = terms.text ?? terms.titleText;
  if (search.payWorth) return { hits: await hitsByPay(page, search.payWorth), rankedSince: undefined };
  if (request.newestFirst) {
    const hits = await page.byDate({ rank: 0, share: share.all }, [], { after: cursor?.after, wanted: limit });
    return { hits, rankedSince: undefined };
  }
  if (isWithoutWords(terms)) return hitsWithoutWords(page, request.fitting);
  if (terms.skills.length > 0 || !text) return hitsBySkills(page);
  if (page.isMany) return hitsByWords(page, text);
  // Few matches: all are found and sorted at once.
  const { hits, known } = await page.ranked([], { reading: readingOf(text), since: undefined, limit });
  return { hits, known, rankedSince: undefined };
}

/** A page of hits in the order of a search: by rank, then newest, then id. */
export async function hitsOfSearch(search: JobSearch, request: PageRequest): Promise<HitsOfSearch> {
  const page = await startPage(search, request);
  const [hits, sample, shape] = await Promise.all([rankedHits(page, request), matchSampleOf(search), searchShape(search.db)]);
  return { ...hits, estimate: estimateBy(sample, shape) };
}
