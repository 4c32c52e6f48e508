import { sql } from 'kysely';
import { cachedRead } from '../../../../platform/caching/cached-read.ts';

/** Number of open jobs, and the distribution of their posting times, from the planner's statistics. */
export interface SearchShape {
  jobs: number;
  /** Number of jobs posted later than that. */
  newerThan(time: Date): number;
  /** The time after which about this many jobs were posted; undefined if that includes all of them, or nothing is known. */
  sinceForNewest(jobs: number): Date | undefined;
}

/** `bounds`: posting times that divide all open jobs into equal shares, oldest first. */
function shapeOf(jobs: number, bounds: readonly Date[]): SearchShape {
  const steps = bounds.length - 1;
  const times = bounds.map((bound) => bound.getTime());
  return {
    jobs,
    newerThan(time) {
      const above = times.findIndex((bound) => bound > time.getTime());
      if (steps < 1 || above === -1) return 0;
      const [upper = 0, lower = 0] = [times[above], times[above - 1]];
      const part = above === 0 ? 0 : (upper - time.getTime()) / (upper - lower || 1);
      return (jobs * (steps - above + part)) / steps;
    },
    sinceForNewest(wanted) {
      const position = steps * (1 - wanted / Math.max(jobs, 1));
      const [lower, upper] = [times[Math.floor(position)], times[Math.ceil(position)]];
      if (steps < 1 || position <= 0 || lower === undefined || upper === undefined) return undefined;
      return new Date(lower + (upper - lower) * (position - Math.floor(position)));
    },
  };
}

/** Cached for half a minute and shared by all searches; has no jobs before the first ANALYZE. */
export const searchShape = cachedRead({ ttlMs: 30_000 }, async (db): Promise<SearchShape> => {
  const { rows } = await sql<{ jobs: number; bounds: Date[] | null }>`
    select greatest(reltuples, 0)::bigint as jobs, (
      select histogram_bounds::text::timestamptz[] from pg_stats
      where schemaname = current_schema() and tablename = 'job_search' and attname = 'posted_at') as bounds
    from pg_class where oid = 'job_search'::regclass`.execute(db);
  return shapeOf(rows[0]?.jobs ?? 0, rows[0]?.bounds ?? []);
});
