import { z } from 'zod';
import type { Database } from '../../../platform/database/database.ts';
import { encodeCursor, readEndCursor } from '../../../platform/ids/cursor.ts';
import { cursorMoment } from '../../../platform/ids/time-cursor.ts';
import { jobAnswer, type JobAnswer } from '../read/job-answer.ts';
import { jobsByIds, skillsOfJobs } from '../read/jobs.store.ts';
import { matchJob } from './match-job.ts';
import { matchProfileOf, type MatchProfile } from './match-profile.store.ts';
import { appliedTo, likelyJobs } from './recommended-jobs.store.ts';
import { glanceOf } from '../facets/search-counts.ts';
import { searchFor } from '../terms/job-search.ts';
import { searchShape } from '../terms/search-shape.store.ts';

/** This many of the newest jobs with one of the skills are considered, */
const LOOKED_AT = 3_000;
/** and this many of them are compared with the whole profile. */
const COMPARED = 200;
/** With fewer jobs than this near the candidate, jobs elsewhere are compared as well. */
const ENOUGH_NEAR = 40;
/** Jobs with a lower match are not recommended. */
const LOWEST_SCORE = 35;
const MAX_PAGE = 50;
/** At most this many skills are used, those with the most years, to limit the cost of the search. */
const MOST_SKILLS = 30;

const cursorSchema = z.tuple([z.int().min(0).max(100), cursorMoment, z.uuid()]);
type Cursor = z.infer<typeof cursorSchema>;

async function likelyFor(db: Database, { skills, country }: MatchProfile, now: Date): Promise<string[]> {
  const known = [...skills].toSorted((a, b) => b[1] - a[1]).map(([id]) => id);
  const search = searchFor({ db, now }, { skills: known.slice(0, MOST_SKILLS) });
  const [{ jobs, sinceForNewest }, glance] = await Promise.all([searchShape(db), glanceOf(search)]);
  const share = glance?.share.all ?? 0;
  const since = share * jobs > 2 * LOOKED_AT ? sinceForNewest(LOOKED_AT / share) : undefined;
  if (!country) return likelyJobs(search, { countries: [], since, limit: COMPARED });
  // A country has only a share of all jobs: going further back considers about as many.
  const sinceNear = since && sinceForNewest((4 * LOOKED_AT) / share);
  const near = await likelyJobs(search, { countries: [country], since: sinceNear, limit: COMPARED });
  if (near.length >= ENOUGH_NEAR) return near;
  const anywhere = await likelyJobs(search, { countries: [], since, limit: COMPARED });
  return [...new Set([...near, ...anywhere])];
}

/** Open jobs like those of a candidate: in their field and country, those with the most skills in common first. */
export async function jobsLikeThose(
  db: Database,
  { candidateId, limit, now }: { candidateId: string; limit: number; now: Date },
): Promise<string[]> {
  const profile = await matchProfileOf(db, candidateId);
  return profile.skills.size === 0 ? [] : (await likelyFor(db, profile, now)).slice(0, limit);
}

/** The open jobs that match a candidate best, best first; none for a profile without skills. */
export async function recommendedJobs(
  db: Database,
  {
    candidateId,
    profile,
    first,
    after,
    now,
  }: {
    candidateId: string;
    profile: MatchProfile;
    first: number;
    after: string | null;
    now: Date;
  },
): Promise<{ jobs: JobAnswer[]; endCursor: string | null }> {
  const cursor = after === null ? undefined : readEndCursor(cursorSchema, after);
  if (profile.skills.size === 0) return { jobs: [], endCursor: null };
  const ids = await likelyFor(db, profile, now);
  if (ids.length === 0) return { jobs: [], endCursor: null };
  const [rows, skills, applied] = await Promise.all([jobsByIds(db, ids), skillsOfJobs(db, ids), appliedTo(db, candidateId, ids)]);
  const order = (job: { score: number; posted: number; id: string }): Cursor => [job.score, job.posted, job.id];
  const later = (a: Cursor, b: Cursor) => b[0] - a[0] || b[1] - a[1] || (a[2] < b[2] ? -1 : Number(a[2] > b[2]));
  const ranked = [...rows.values()]
    .filter(({ id, closed_at }) => closed_at === null && !applied.has(id))
    .flatMap((row) => {
      const job = jobAnswer(row);
      const score = matchJob(job, skills.get(row.id) ?? [], profile)?.score ?? 0;
      return score < LOWEST_SCORE ? [] : [{ job, score, posted: row.posted_at.getTime(), id: row.id }];
    })
    .toSorted((a, b) => later(order(a), order(b)))
    .filter((each) => cursor === undefined || later(cursor, order(each)) < 0);
  const shown = ranked.slice(0, Math.max(0, Math.min(first, MAX_PAGE)));
  const last = ranked.length > shown.length ? shown.at(-1) : undefined;
  return {
    jobs: shown.map(({ job }) => job),
    endCursor: last ? encodeCursor(order(last)) : null,
  };
}
