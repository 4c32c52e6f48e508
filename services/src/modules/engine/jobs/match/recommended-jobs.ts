import { z } from 'zod';
import type { Database } from '../../../../platform/database/database.ts';
import { encodeCursor, readEndCursor } from '../../../../platform/ids/cursor.ts';
import { cursorMoment } from '../../../../platform/ids/time-cursor.ts';
import { jobResponse, type JobResponse } from '../read/job-response.ts';
import { jobsByIds, type JobRow } from '../read/jobs.store.ts';
import { likelyFor, scoredJobs } from './likely-jobs.ts';
import { likenessOfTitles, SAME_WORK } from '../../skills/index.ts';
import { matchProfileOf, type MatchProfile } from './match-profile.store.ts';
import { appliedTo } from './recommended-jobs.store.ts';
import { searchFor } from '../terms/job-search.ts';
import type { SearchTerms } from '../terms/search-terms.ts';

const MAX_PAGE = 50;

const cursorSchema = z.tuple([z.int().min(0).max(1), z.int().min(0).max(100), cursorMoment, z.uuid()]);
type Cursor = z.infer<typeof cursorSchema>;

/** With fewer jobs than this in the candidate's occupation, others that match the profile are added. */
const ENOUGH_OF_OCCUPATION = 3;

/** Open jobs like those of a candidate: in their occupation and country, those that match best first. */
export async function jobsLikeThose(
  db: Database,
  { candidateId, limit, now }: { candidateId: string; limit: number; now: Date },
): Promise<string[]> {
  const profile = await matchProfileOf(db, candidateId);
  if (profile.skills.size === 0) return [];
  const likely = await likelyFor(searchFor({ db, now }, {}), profile);
  // Without an occupation, skills are all there is to go by.
  if (profile.titles.length === 0) return likely.slice(0, limit);
  const scored = await scoredJobs(db, likely, profile);
  const best = scored.toSorted((a, b) => b.score - a.score || b.postedAt.getTime() - a.postedAt.getTime());
  const same = best.filter(({ title }) => profile.titles.some((own) => likenessOfTitles(own, title) >= SAME_WORK));
  return (same.length >= ENOUGH_OF_OCCUPATION ? same : best).slice(0, limit).map(({ id }) => id);
}

/** Which jobs are recommended: those of employers with a tag, work in health, or all. */
type JobsAmong = Partial<Pick<SearchTerms, 'companyTag' | 'healthWork'>>;

/** The open jobs that match a candidate best: those in their country or remote from there first; none for a profile without skills. */
export async function recommendedJobs(
  db: Database,
  {
    candidateId,
    profile,
    first,
    after,
    among,
    now,
  }: {
    candidateId: string;
    profile: MatchProfile;
    first: number;
    after: string | null;
    among: JobsAmong;
    now: Date;
  },
): Promise<{ jobs: JobResponse[]; endCursor: string | null }> {
  const cursor = after === null ? undefined : readEndCursor(cursorSchema, after);
  if (profile.skills.size === 0) return { jobs: [], endCursor: null };
  const ids = await likelyFor(searchFor({ db, now }, among), profile);
  if (ids.length === 0) return { jobs: [], endCursor: null };
  const [scored, applied] = await Promise.all([scoredJobs(db, ids, profile), appliedTo(db, candidateId, ids)]);
  const order = (job: { near: number; score: number; posted: number; id: string }): Cursor => [
    job.near,
    job.score,
    job.posted,
    job.id,
  ];
  const later = (a: Cursor, b: Cursor) => b[0] - a[0] || b[1] - a[1] || b[2] - a[2] || (a[3] < b[3] ? -1 : Number(a[3] > b[3]));
  const ranked = scored
    .filter(({ id }) => !applied.has(id))
    .map(({ id, postedAt, score, isElsewhere }) => ({ id, near: isElsewhere ? 0 : 1, score, posted: postedAt.getTime() }))
    .toSorted((a, b) => later(order(a), order(b)))
    .filter((each) => cursor === undefined || later(cursor, order(each)) < 0);
  const shown = ranked.slice(0, Math.max(0, Math.min(first, MAX_PAGE)));
  const last = ranked.length > shown.length ? shown.at(-1) : undefined;
  const ofPage = shown.map(({ id }) => id);
  const rows = ofPage.length > 0 ? await jobsByIds(db, ofPage) : new Map<string, JobRow>();
  return {
    jobs: ofPage.flatMap((id) => rows.get(id) ?? []).map(jobResponse),
    endCursor: last ? encodeCursor(order(last)) : null,
  };
}

/** How many jobs match a candidate, up to `most`. */
export async function recommendedCount(
  db: Database,
  { candidateId, most, among, now }: { candidateId: string; most: number; among: JobsAmong; now: Date },
): Promise<number> {
  const profile = await matchProfileOf(db, candidateId);
  return (await recommendedJobs(db, { candidateId, profile, first: most, after: null, among, now })).jobs.length;
}
