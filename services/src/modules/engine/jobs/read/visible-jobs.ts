import type { Database } from '../../../../platform/database/database.ts';
import { maySeeJob } from './jobs.policy.ts';
import { jobsByIds, privateJobsOf, type JobRow } from './jobs.store.ts';

/** Jobs a candidate, or a visitor without an id, may see. */
export async function visibleJobs(
  db: Database,
  candidateId: string | undefined,
  ids: readonly string[],
): Promise<Map<string, JobRow>> {
  const jobs = await jobsByIds(db, ids);
  const nobodys = new Set<string>();
  const hidden = [...jobs.values()].filter((job) => !maySeeJob(job, nobodys)).map(({ id }) => id);
  if (hidden.length === 0) return jobs;
  const own = candidateId === undefined ? nobodys : await privateJobsOf(db, candidateId, hidden);
  return new Map([...jobs].filter(([, job]) => maySeeJob(job, own)));
}
