import type { Database } from '../../../platform/database/database.ts';
import { broadFacets, type Glance } from '../facets/search-counts.ts';
import type { SearchCursor } from '../search/search-cursor.ts';
import type { FacetChoice } from '../facets/search-facets.ts';
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
  type SearchTerms,
} from '../terms/search-terms.store.ts';

/** So many matches are ranked all at once, */
const RANKED_AT_ONCE = 2_000;
/** and so many of those in the title, where there are more: the newest. */
const RANKED_TITLES = 600;
const HOUR = 3_600_000;
/** A match in the title that is older than those that were ranked. */
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
  /** Since when jobs were ranked, where not all of them were; older ones follow by date. */
  rankSince: Date | undefined;
  /** How many match in all, where finding the page told it. */
  total?: number | undefined;
}

const startOfHour = (time: Date) => new Date(Math.floor(time.getTime() / HOUR) * HOUR);
/** Before all that was posted since then. */
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

  /** Since when the newest matches are ranked, where there are more than can be. */
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

  // Few: all of them found and put in order at once.
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
