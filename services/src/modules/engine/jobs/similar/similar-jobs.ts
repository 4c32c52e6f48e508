import type { Database } from '../../../../platform/database/database.ts';
import { hitsOfTier } from '../rank/search-pages.ts';
import { likeIt, mostAlike, traitsOf, type AmongJobs } from './similar-jobs.store.ts';

export const MOST_SIMILAR = 12;

/** This many of the newest jobs with a word of the title are compared. */
const COMPARED = 400;
/** Estimated share of all jobs with a word of the title: determines where the search starts. */
const LIKELY_SHARE = 0.05;

interface Wanted extends AmongJobs {
  limit: number;
}

/**
 * Similar open jobs by job id: by words of the title and skills, those in the same country first. Jobs with
 * the same title share a search.
 */
export async function similarJobs(
  db: Database,
  jobIds: readonly string[],
  { limit, ...wanted }: Wanted,
): Promise<Map<string, string[]>> {
  const titles = Map.groupBy(await traitsOf(db, jobIds), (job) => job.title);
  const found = await Promise.all(
    [...titles].map(async ([title, jobs]) => {
      const near = await hitsOfTier(
        db,
        { rank: 0, conditions: likeIt(title, wanted), share: LIKELY_SHARE, postedSince: undefined },
        { after: undefined, wanted: COMPARED },
      );
      return mostAlike(db, jobs, { jobIds: near.map((hit) => hit.job_id), limit });
    }),
  );
  return new Map(found.flatMap((each) => [...each]));
}
