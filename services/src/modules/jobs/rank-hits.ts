import type { Database } from '../../platform/database/database.ts';
import { broadFacets, type Glance } from './search-counts.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { FacetChoice } from './search-facets.ts';
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
import { searchShape } from './search-shape.store.ts';
import {
  choiceConditions,
  daysAgo,
  inTitle,
  not,
  ofJobs,
  postedSince,
  termConditions,
  type Condition,
  type SearchTerms,
} from './search-terms.store.ts';

/** Up to this many matches are all ranked at once, */
const RANKED_AT_ONCE = 2_000;
/** and up to this many title matches, the newest, if there are more. */
const RANKED_TITLES = 600;
const HOUR = 3_600_000;
/** Rank of a title match that is older than the ranked ones. */
const OLDER_TITLED = 1;

interface HitsRequest {
  terms: SearchTerms;
  choice: FacetChoice;
  glance: Glance | undefined;
  newestFirst: boolean;
  after: SearchCursor | undefined;
  limit: number;
}

interface RankedHits {
  hits: Hit[];
  /** The time since which jobs were ranked, if not all of them were; older ones follow by date. */
  rankSince: Date | undefined;
  /** Total number of matches, if known from finding the page. */
  total?: number | undefined;
}

const startOfHour = (time: Date) => new Date(Math.floor(time.getTime() / HOUR) * HOUR);
/** Jobs posted before this time. */
const before = (time: Date): Posted => ({ posted_at: time, job_id: '00000000-0000-0000-0000-000000000000' });

/** A page of hits in the order of a search: by rank, then newest, then id. */
export async function hitsOfSearch(db: Database, request: HitsRequest): Promise<RankedHits> {
  const { terms, choice, glance, newestFirst, limit } = request;
  const oldest = choice.postedWithinDays === undefined ? undefined : daysAgo(terms.now, choice.postedWithinDays);
  const narrowing = [...termConditions(terms), ...choiceConditions(choice, broadFacets(terms, choice, glance))];
  const after: Hit | undefined = request.after && {
    rank: request.after[0],
    posted_at: new Date(request.after[1]),
    job_id: request.after[2],
  };
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
    return { hits: await hitsOfTier(db, tier(0, share.all), { after, wanted: limit }), rankSince: undefined };

  /** The time since which the newest matches are ranked, if there are too many to rank all. */
  const rankedSince = (part: number, atOnce: number): Date | undefined => {
    if (request.after) return typeof request.after[3] === 'number' ? new Date(request.after[3]) : undefined;
    return glance && part * jobs > 2 * atOnce ? startOfHour(sinceForNewest(atOnce / part) ?? new Date(0)) : undefined;
  };
  const dated = oldest ? [postedSince(oldest)] : [];

  if (terms.skills.length > 0) {
    const rankSince = rankedSince(share.all, RANKED_AT_ONCE);
    const isOlder = after !== undefined && rankSince !== undefined && after.posted_at < rankSince;
    const hits = isOlder
      ? []
      : await foundHits(db, {
          conditions: [...narrowing, ...dated],
          rank: rankOf(terms),
          since: rankSince,
          after,
          limit,
        });
    if (!rankSince || hits.length === limit) return { hits, rankSince };
    const rest = { after: isOlder ? after : before(rankSince), wanted: limit - hits.length };
    return { hits: [...hits, ...(await hitsOfTier(db, tier(0, share.all), rest))], rankSince };
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
    return { hits, total, rankSince: undefined };
  }
  const rankSince = rankedSince(share.titled, RANKED_TITLES);
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
        since: rankSince,
        after,
        limit: limit - hits.length,
      })),
    );
  if (rankSince && hits.length < limit && (!after || after.rank >= OLDER_TITLED))
    hits.push(
      ...(await hitsOfTier(db, tier(OLDER_TITLED, share.titled, [titled]), {
        after: after?.rank === OLDER_TITLED ? after : before(rankSince),
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
  return { hits, rankSince };
}
