import type { Database } from '../../../../platform/database/database.ts';
import { matchSampleOf } from '../facets/search-counts.ts';
import { remoteArea } from '../read/remote-area.ts';
import type { JobSearch } from '../terms/job-search.ts';
import { searchShape } from '../terms/search-shape.store.ts';
import { matchJob } from './match-job.ts';
import type { MatchProfile } from './match-profile.store.ts';
import { likelyJobs, rowsToMatch } from './recommended-jobs.store.ts';

/** This many of the newest jobs with one of the skills are considered. */
const LOOKED_AT = 3_000;
/** This many of the considered jobs are compared with the whole profile. */
const COMPARED = 200;
/** With fewer jobs than this near the candidate, jobs elsewhere are compared as well. */
const ENOUGH_NEAR = 40;
/** Jobs with a lower match neither are recommended nor come first in a list. */
const LOWEST_SCORE = 35;
/** At most this many skills are used, those with the most years, to limit the cost of the search. */
const MOST_SKILLS = 30;

interface ScoredJob {
  id: string;
  title: string;
  postedAt: Date;
  score: number;
  /** The job states places, and can be done at none of them from the candidate's country. */
  isElsewhere: boolean;
}

/** Ids of those matches of a search that most likely fit a candidate: by skills, in their country first. */
export async function likelyFor(of: JobSearch, { skills, country }: MatchProfile): Promise<string[]> {
  const known = [...skills].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
  const search: JobSearch = { ...of, terms: { ...of.terms, skills: known.slice(0, MOST_SKILLS) } };
  const [{ jobs, sinceForNewest }, sample] = await Promise.all([searchShape(search.db), matchSampleOf(search)]);
  const share = sample?.share.all ?? 0;
  const since = share * jobs > 2 * LOOKED_AT ? sinceForNewest(LOOKED_AT / share) : undefined;
  if (!country) return likelyJobs(search, { countries: [], since, limit: COMPARED });
  // A country has only a share of all jobs: going further back considers about as many.
  const sinceNear = since && sinceForNewest((4 * LOOKED_AT) / share);
  const near = await likelyJobs(search, { countries: [country], since: sinceNear, limit: COMPARED });
  if (near.length >= ENOUGH_NEAR) return near;
  const anywhere = await likelyJobs(search, { countries: [], since, limit: COMPARED });
  return [...new Set([...near, ...anywhere])];
}

/** Those of the jobs that are open and match a candidate well enough, with the score of the match, 0 to 100. */
export async function scoredJobs(db: Database, ids: readonly string[], profile: MatchProfile): Promise<ScoredJob[]> {
  const rows = await rowsToMatch(db, ids);
  return rows
    .map((row) => {
      const asked = row.skills.map(([skill_id, min_years]) => ({ skill_id, min_years, name: '' }));
      const job = {
        title: row.title,
        experienceLevel: row.experience_level,
        remote: row.remote,
        remoteFrom: remoteArea(row).countries,
        storedPlaces: row.places,
      };
      const match = matchJob(job, asked, profile);
      return {
        id: row.id,
        title: row.title,
        postedAt: row.posted_at,
        score: match?.score ?? 0,
        isElsewhere: match?.reasons.some(({ kind, met }) => kind === 'PLACE' && met.length === 0) ?? false,
      };
    })
    .filter(({ score }) => score >= LOWEST_SCORE);
}
