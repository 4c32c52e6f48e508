import type { JobRow } from './jobs.store.ts';

/** A job of a talent pool is for its members, and for candidates who have applied to it; `own`: those private jobs of whoever asks. */
export const maySeeJob = (
  { id, talent_pool_id: pool }: Pick<JobRow, 'id' | 'talent_pool_id'>,
  own: ReadonlySet<string>,
): boolean => pool === null || own.has(id);

/** A job accepts applications while it is open and its last day has not passed. */
export const takesApplications = (job: Pick<JobRow, 'closed_at' | 'closes_on'>, now: Date): boolean =>
  job.closed_at === null && (job.closes_on === null || job.closes_on >= now.toISOString().slice(0, 10));
