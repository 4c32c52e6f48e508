import type { Database } from '../../platform/database/database.ts';
import { jobsByIds, privateJobsOf, type JobRow } from './jobs.store.ts';

/** Jobs that a candidate, or a visitor (without an id), may see: those of a talent pool only for its members. */
export async function visibleJobs(
  db: Database,
  candidateId: string | undefined,
  ids: readonly string[],
): Promise<Map<string, JobRow>> {
  const jobs = await jobsByIds(db, ids);
  const hidden = [...jobs.values()].flatMap((job) => (job.talent_pool_id === null ? [] : [job.id]));
  if (hidden.length === 0) return jobs;
  const own = candidateId === undefined ? new Set<string>() : await privateJobsOf(db, candidateId, hidden);
  return new Map([...jobs].filter(([id, job]) => job.talent_pool_id === null || own.has(id)));
}
