import { broadFacets, glanceOf, type Glance } from '../facets/search-counts.ts';
import { hitsOfTier, type Tier } from './search-pages.ts';
import {
  countedHits,
  OF_COMPANY,
  rankByReading,
  rankOf,
  TITLED,
  type FoundRequest,
  type Hit,
  type Posted,
} from './search-pages.store.ts';
import { searchShape } from '../terms/search-shape.store.ts';
import {
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
import type { TextQuery } from '../terms/search-terms.ts';

/** Up to this many matches are all ranked at once, */
const RANKED_AT_ONCE = 2_000;
/** and up to this many title matches, the newest, if there are more. */
const RANKED_TITLES = 600;
const HOUR = 3_600_000;
/** Rank of a title match that is older than the ranked ones. */
const OLDER_TITLED = 1;

/** A page of a search. */
interface PageRequest {
  newestFirst: boolean;
  /** Where the page before ended, and since when jobs were ranked there, where not all of them were. */
  cursor: { after: Hit; rankedSince: Date | undefined } | undefined;
  limit: number;
}

interface RankedHits {
  hits: Hit[];
  /** The time since which jobs were ranked, if not all of them were; older ones follow by date. */
  rankedSince: Date | undefined;
  /** Total number of matches, if known from finding the page. */
  total?: number | undefined;
}

const startOfHour = (time: Date) => new Date(Math.floor(time.getTime() / HOUR) * HOUR);
/** Jobs posted before this time. */
const before = (time: Date): Posted => ({ posted_at: time, job_id: '00000000-0000-0000-0000-000000000000' });

/** A page under way: what each way to its hits goes by. */
interface PageUnderWay {
  search: JobSearch;
  cursor: PageRequest['cursor'];
  limit: number;
  /** Parts of all jobs that match: in all, and in the title; 1 where nothing is known. */
  share: Glance['share'];
  /** More than can be ranked at once, as far as known. */
  isMany: boolean;
  /** Since when the newest matches are ranked, where there are more than can be; `part`: the part of all jobs that match. */
  rankedFrom(part: number, atOnce: number): Date | undefined;
  /** Matches that meet these conditions too, ranked at once. */
  ranked(own: readonly Condition[], among: Pick<FoundRequest, 'more' | 'since' | 'limit'>): ReturnType<typeof countedHits>;
  /** The next matches that meet these conditions too, all of one rank, by date. */
  byDate(
    tier: Pick<Tier, 'rank' | 'share'>,
    own: readonly Condition[],
    from: { after: Posted | undefined; wanted: number },
  ): Promise<Hit[]>;
}

async function startPage(search: JobSearch, { cursor, limit }: PageRequest): Promise<PageUnderWay> {
  const { db, now, terms, choice } = search;
  const [glance, shape] = await Promise.all([glanceOf(search), searchShape(db)]);
  const oldest = choice.postedWithinDays === undefined ? undefined : daysAgo(now, choice.postedWithinDays);
  const dated = oldest ? [postedSince(oldest)] : [];
  const narrowing = [...termConditions(search), ...choiceConditions(choice, broadFacets(search, glance))];
  return {
    search,
    cursor,
    limit,
    share: glance?.share ?? { all: 1, titled: 1 },
    isMany: glance !== undefined && glance.share.all * shape.jobs > RANKED_AT_ONCE,
    rankedFrom(part, atOnce) {
      if (cursor) return cursor.rankedSince;
      return glance && part * shape.jobs > 2 * atOnce
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

/** By words, where there are many: jobs of the company that is named, then titles, the newest ranked and older ones by date, then texts by date. */
async function hitsByWords(page: PageUnderWay, text: TextQuery): Promise<RankedHits> {
  const { cursor, limit, share, ranked, byDate } = page;
  const after = cursor?.after;
  const more = rankByReading(text);
  const company = text.companyJobs;
  const titled = inTitle(text.title);
  const ofOthers = company.length > 0 ? [not(ofJobs(company))] : [];
  const rankedSince = page.rankedFrom(share.titled, RANKED_TITLES);
  const hits: Hit[] = [];
  const left = () => limit - hits.length;
  if (company.length > 0 && (!after || after.rank >= OF_COMPANY))
    hits.push(...(await ranked([ofJobs(company)], { more, since: undefined, limit })).hits);
  if (left() > 0 && (!after || after.rank >= TITLED))
    hits.push(...(await ranked([...ofOthers, titled], { more, since: rankedSince, limit: left() })).hits);
  if (rankedSince && left() > 0 && (!after || after.rank >= OLDER_TITLED))
    hits.push(
      ...(await byDate({ rank: OLDER_TITLED, share: share.titled }, [...ofOthers, titled], {
        after: after?.rank === OLDER_TITLED ? after : before(rankedSince),
        wanted: left(),
      })),
    );
  // A search in titles only has no others.
  if (left() > 0 && page.search.terms.text)
    hits.push(
      ...(await byDate({ rank: 0, share: share.all - share.titled }, [...ofOthers, not(titled)], {
        after: after?.rank === 0 ? after : undefined,
        wanted: left(),
      })),
    );
  return { hits, rankedSince };
}

/** A page of hits in the order of a search: by rank, then newest, then id. */
export async function hitsOfSearch(search: JobSearch, request: PageRequest): Promise<RankedHits> {
  const { terms } = search;
  const text = terms.text ?? terms.titleText;
  const page = await startPage(search, request);
  const { cursor, limit, share } = page;
  if (request.newestFirst || (terms.skills.length === 0 && !text)) {
    const hits = await page.byDate({ rank: 0, share: share.all }, [], { after: cursor?.after, wanted: limit });
    return { hits, rankedSince: undefined };
  }
  if (terms.skills.length > 0 || !text) return hitsBySkills(page);
  if (page.isMany) return hitsByWords(page, text);
  // Few matches: all are found and sorted at once.
  const { hits, total } = await page.ranked([], { more: rankByReading(text), since: undefined, limit });
  return { hits, total, rankedSince: undefined };
}
