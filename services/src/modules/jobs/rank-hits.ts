import type { Database } from '../../platform/database/database.ts';
import type { Glance } from './search-counts.ts';
import type { SearchCursor } from './search-cursor.ts';
import type { FacetChoice } from './search-facets.ts';
import { hitsOfTier, type Tier } from './search-pages.ts';
import { foundHits, rankOf, type Hit } from './search-pages.store.ts';
import { searchShape } from './search-shape.store.ts';
import {
  choiceConditions,
  daysAgo,
  inTitle,
  not,
  postedSince,
  termConditions,
  type Condition,
  type SearchTerms,
} from './search-terms.store.ts';

/** So many matches are ranked all at once. */
const RANKED_AT_ONCE = 2_000;
const HOUR = 3_600_000;

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
  /** Since when jobs were ranked by skills, where not all of them were; older ones follow by date. */
  rankSince: Date | undefined;
}

const startOfHour = (time: Date) => new Date(Math.floor(time.getTime() / HOUR) * HOUR);

/** A page of hits in the order of a search: by rank, then newest, then id. */
export async function hitsOfSearch(db: Database, request: HitsRequest): Promise<RankedHits> {
  const { terms, choice, glance, newestFirst, limit } = request;
  const oldest = choice.postedWithinDays === undefined ? undefined : daysAgo(terms.now, choice.postedWithinDays);
  const narrowing = [...termConditions(terms), ...choiceConditions(choice)];
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
  const ranks = !newestFirst && (terms.skills.length > 0 || terms.text !== undefined);
  if (!ranks) return { hits: await hitsOfTier(db, tier(0, share.all), { after, wanted: limit }), rankSince: undefined };

  const rankSince = request.after
    ? request.after[3] === undefined
      ? undefined
      : new Date(request.after[3])
    : terms.skills.length > 0 && glance && share.all * jobs > 2 * RANKED_AT_ONCE
      ? startOfHour(sinceForNewest(RANKED_AT_ONCE / share.all) ?? new Date(0))
      : undefined;
  const dated = oldest ? [postedSince(oldest)] : [];
  const ranked = (since: Date | undefined) =>
    foundHits(db, { conditions: [...narrowing, ...dated], rank: rankOf(terms), since, after, limit });

  if (terms.skills.length > 0) {
    const isOlder = after !== undefined && rankSince !== undefined && after.posted_at < rankSince;
    const hits = isOlder ? [] : await ranked(rankSince);
    if (!rankSince || hits.length === limit) return { hits, rankSince };
    const from = isOlder ? after : { posted_at: rankSince, job_id: '00000000-0000-0000-0000-000000000000' };
    return {
      hits: [...hits, ...(await hitsOfTier(db, tier(0, share.all), { after: from, wanted: limit - hits.length }))],
      rankSince,
    };
  }

  // Few: all of them found and put in order at once.
  if (!glance || share.all * jobs <= RANKED_AT_ONCE) return { hits: await ranked(undefined), rankSince: undefined };
  const text = terms.text ?? '';
  const titled = after?.rank === 0 ? [] : await hitsOfTier(db, tier(1, share.titled, [inTitle(text)]), { after, wanted: limit });
  if (titled.length === limit) return { hits: titled, rankSince: undefined };
  const rest = await hitsOfTier(db, tier(0, share.all - share.titled, [not(inTitle(text))]), {
    after: after?.rank === 0 ? after : undefined,
    wanted: limit - titled.length,
  });
  return { hits: [...titled, ...rest], rankSince: undefined };
}
