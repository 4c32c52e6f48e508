import { startOfHour } from '../../../../platform/start-of-hour.ts';
import type { Database } from '../../../../platform/database/database.ts';
import { constantRank, foundHits, walkedHits, type Hit, type Posted } from './search-pages.store.ts';
import { searchShape, type SearchShape } from '../terms/search-shape.store.ts';
import { postedSince, type Condition } from '../terms/conditions.store.ts';

/** Jobs of one rank, newest first. */
export interface Tier {
  rank: number;
  conditions: readonly Condition[];
  /** The share of all jobs that match, if known. */
  share: number;
  postedSince: Date | undefined;
}

// Costs relative to reading a job from the table: of a job that a window of the index, or a scan by date, passes over.
const PASSED_IN_WINDOW = 0.01;
const PASSED_ON_WALK = 1.2;
const PASSED_IN_ALL = 0.002;
/** The most jobs to scan at once, so that a scan without hits ends quickly. */
const LONGEST_WALK = 20_000;
const WIDER = 4;

type Way =
  /** Scans this many jobs by date, starting at the cursor. */
  | { kind: 'walk'; jobs: number }
  /** Finds all that fit among so many of the newest. */
  | { kind: 'window'; jobs: number; since: Date }
  | { kind: 'all'; jobs: number };

/** The newest `wanted` jobs, and those posted in the same hour as the last of them. */
function windowOf(shape: SearchShape, wanted: number): Way | undefined {
  const since = shape.sinceForNewest(wanted);
  return since && { kind: 'window', since, jobs: Math.max(wanted, shape.newerThan(startOfHour(since))) };
}

interface Reach {
  /** The share of the jobs after `passed` that match. */
  density: number;
  /** Number of jobs newer than the cursor. */
  passed: number;
  wanted: number;
  /** Minimum size of a window. */
  widest: number;
}

/** The cheapest way to the next hits. */
function wayTo(shape: SearchShape, { density, passed, wanted, widest }: Reach): Way {
  const walk = Math.ceil((wanted * 1.5) / density) + 20;
  const window = windowOf(shape, Math.max(passed + (wanted * 2) / density + 100, widest));
  const costs: readonly (readonly [Way, number])[] = [
    [{ kind: 'all', jobs: shape.jobs }, shape.jobs * (density + PASSED_IN_ALL)],
    ...(window ? [[window, window.jobs * (density + PASSED_IN_WINDOW)] as const] : []),
    ...(walk <= LONGEST_WALK ? [[{ kind: 'walk', jobs: walk }, walk * PASSED_ON_WALK] as const] : []),
  ];
  return costs.reduce((best, each) => (each[1] < best[1] ? each : best))[0];
}

/** The next hits of a tier. */
export async function hitsOfTier(
  db: Database,
  tier: Tier,
  { after, wanted }: { after: Posted | undefined; wanted: number },
): Promise<Hit[]> {
  const shape = await searchShape(db);
  const reach = Math.max(1, tier.postedSince ? shape.newerThan(tier.postedSince) : shape.jobs);
  const dated = tier.postedSince ? [postedSince(tier.postedSince)] : [];
  const conditions = [...tier.conditions, ...dated];
  const hits: Hit[] = [];
  let from = after;
  let density = Math.min(1, Math.max((tier.share * shape.jobs) / reach, 0.5 / reach));
  for (let widest = 0; ;) {
    const left = wanted - hits.length;
    const passed = from ? shape.newerThan(from.posted_at) : 0;
    const way = wayTo(shape, { density, passed, wanted: left, widest });
    if (way.kind === 'walk') {
      const walked = await walkedHits(db, {
        rank: tier.rank,
        conditions,
        after: from,
        look: way.jobs,
        oldest: tier.postedSince,
      });
      hits.push(...walked.hits.slice(0, left));
      if (hits.length >= wanted || !walked.stoppedAt) return hits;
      density = Math.min(density / 2, Math.max(walked.hits.length, 0.5) / way.jobs);
      from = walked.stoppedAt;
      continue;
    }
    const since = way.kind === 'window' ? way.since : undefined;
    // Not further back than the oldest job that may be shown; if that includes most jobs, the condition itself is cheaper.
    const dateIsNear = tier.postedSince !== undefined && reach < shape.jobs / 4;
    const oldest = dateIsNear && (!since || since < (tier.postedSince ?? since)) ? tier.postedSince : since;
    const found = await foundHits(db, {
      conditions,
      rank: constantRank(tier.rank),
      since: oldest,
      after: from && { ...from, rank: tier.rank },
      limit: left,
    });
    if (found.length >= left || !since || oldest !== since) return [...hits, ...found];
    density = Math.max(found.length, 0.5) / Math.max(way.jobs - passed, 1);
    widest = way.jobs * WIDER;
  }
}
