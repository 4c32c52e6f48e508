import type { JobSearch } from '../terms/job-search.ts';
import { leadingOf } from '../terms/leading-jobs.store.ts';
import { likelyFor, scoredJobs } from './likely-jobs.ts';
import type { MatchProfile } from './match-profile.store.ts';

/**
 * The matches of a search that fit a candidate best, with the score of the match (0 to 100), and whether the list has them in its first
 * group; in no order. None for a profile without skills.
 */
export async function fittingJobs(
  search: JobSearch,
  profile: MatchProfile,
): Promise<{ job_id: string; posted_at: Date; score: number; leads: boolean }[]> {
  if (profile.skills.size === 0) return [];
  const ids = await likelyFor(search, profile);
  if (ids.length === 0) return [];
  const [scored, leading] = await Promise.all([scoredJobs(search.db, ids, profile), leadingOf(search, ids)]);
  return scored.map(({ id, postedAt, score }) => ({ job_id: id, posted_at: postedAt, score, leads: leading.has(id) }));
}
