import type { Database } from '../../platform/database/database.ts';
import { hitsOfTier } from './search-pages.ts';
import { likeIt, mostAlike, traitsOf } from './similar-jobs.store.ts';

/** So many of the newest with a word of the title are compared. */
const COMPARED = 400;
/** The part of all jobs that may share a word of a title: where the search begins to look. */
const LIKELY_SHARE = 0.05;

/** Open jobs like another: by words of the title and skills, those of its country before others. */
export async function similarJobs(db: Database, jobId: string, limit: number, now = new Date()): Promise<string[]> {
  const traits = await traitsOf(db, jobId);
  if (!traits?.title) return [];
  const { title } = traits;
  const near = await hitsOfTier(
    db,
    { rank: 0, conditions: likeIt(jobId, title, now), share: LIKELY_SHARE, postedSince: undefined },
    { after: undefined, wanted: COMPARED },
  );
  return mostAlike(db, { ...traits, title }, { jobIds: near.map((hit) => hit.job_id), limit });
}
