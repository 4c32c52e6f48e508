import { broadFacets, glanceOf } from '../facets/search-counts.ts';
import { hitsOfTier, type Tier } from './search-pages.ts';
import {
  countedHits,
  foundHits,
  OF_COMPANY,
  rankByReading,
  rankOf,
  TITLED,
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

/** A page of hits in the order of a search: by rank, then newest, then id. */
export async function hitsOfSearch(search: JobSearch, page: PageRequest): Promise<RankedHits> {
  const { db, now, terms, choice } = search;
  const { newestFirst, cursor, limit } = page;
  const after = cursor?.after;
  const glance = await glanceOf(search);
  const oldest = choice.postedWithinDays === undefined ? undefined : daysAgo(now, choice.postedWithinDays);
  const narrowing = [...termConditions(search), ...choiceConditions(choice, broadFacets(search, glance))];
  const tier = (rank: number, share: number, own: readonly Condition[] = []): Tier => ({
    rank,
    share,
    conditions: [...narrowing, ...own],
    postedSince: oldest,
  });
  const { jobs, sinceForNewest } = await searchShape(db);
  const share = glance?.share ?? { all: 1, titled: 1 };
  const text = terms.text ?? terms.titleText;
  if (newestFirst || (terms.skills.length === 0 && !text))
    return { hits: await hitsOfTier(db, tier(0, share.all), { after, wanted: limit }), rankedSince: undefined };

  /** The time since which the newest matches are ranked, if there are too many to rank all. */
  const rankedFrom = (part: number, atOnce: number): Date | undefined => {
    if (cursor) return cursor.rankedSince;
    return glance && part * jobs > 2 * atOnce ? startOfHour(sinceForNewest(atOnce / part) ?? new Date(0)) : undefined;
  };
  const dated = oldest ? [postedSince(oldest)] : [];

  if (terms.skills.length > 0) {
    const rankedSince = rankedFrom(share.all, RANKED_AT_ONCE);
    const isOlder = after !== undefined && rankedSince !== undefined && after.posted_at < rankedSince;
    const hits = isOlder
      ? []
      : await foundHits(db, {
          conditions: [...narrowing, ...dated],
          rank: rankOf(terms),
          since: rankedSince,
          after,
          limit,
        });
    if (!rankedSince || hits.length === limit) return { hits, rankedSince };
    const rest = { after: isOlder ? after : before(rankedSince), wanted: limit - hits.length };
    return { hits: [...hits, ...(await hitsOfTier(db, tier(0, share.all), rest))], rankedSince };
  }

  // Few matches: all are found and sorted at once.
  if (!glance || share.all * jobs <= RANKED_AT_ONCE) {
    const { hits, total } = await countedHits(db, {
      conditions: [...narrowing, ...dated],
      rank: rankOf(terms),
      more: text && rankByReading(text),
      since: undefined,
      after,
      limit,
    });
    return { hits, total, rankedSince: undefined };
  }
  const rankedSince = rankedFrom(share.titled, RANKED_TITLES);
  const hits: Hit[] = [];
  const company = text?.companyJobs ?? [];
  if (company.length > 0 && (!after || after.rank >= OF_COMPANY))
    hits.push(
      ...(await foundHits(db, {
        conditions: [...narrowing, ...dated, ofJobs(company)],
        rank: rankOf(terms),
        more: text && rankByReading(text),
        since: undefined,
        after,
        limit,
      })),
    );
  if (company.length > 0) narrowing.push(not(ofJobs(company)));
  const titled = inTitle(text?.title ?? '');
  if (hits.length < limit && (!after || after.rank >= TITLED))
    hits.push(
      ...(await foundHits(db, {
        conditions: [...narrowing, ...dated, titled],
        rank: rankOf(terms),
        more: text && rankByReading(text),
        since: rankedSince,
        after,
        limit: limit - hits.length,
      })),
    );
  if (rankedSince && hits.length < limit && (!after || after.rank >= OLDER_TITLED))
    hits.push(
      ...(await hitsOfTier(db, tier(OLDER_TITLED, share.titled, [titled]), {
        after: after?.rank === OLDER_TITLED ? after : before(rankedSince),
        wanted: limit - hits.length,
      })),
    );
  if (hits.length < limit && terms.text)
    hits.push(
      ...(await hitsOfTier(db, tier(0, share.all - share.titled, [not(titled)]), {
        after: after?.rank === 0 ? after : undefined,
        wanted: limit - hits.length,
      })),
    );
  return { hits, rankedSince };
}
