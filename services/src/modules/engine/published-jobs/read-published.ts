import type { Services } from '../../../platform/module.ts';
import { isReached, reachOfEmployers } from '../../enterprises/apply-channels/index.ts';
import { publishedJobs, type PublishedJob } from './published-jobs.store.ts';

/** A published job, and whether applications to it are sent from here. */
export interface PostedJob extends PublishedJob {
  isAppliedHere: boolean;
}

type Needs = Pick<Services, 'db' | 'now'>;

/** Those of these employers that receive applications from here. */
export async function reachedEmployers({ db, now }: Needs, jobs: readonly { enterprise_id: string }[]): Promise<Set<string>> {
  const reach = await reachOfEmployers(db, [...new Set(jobs.map((job) => job.enterprise_id))], now());
  return new Set([...reach].flatMap(([id, of]) => (isReached(of) ? [id] : [])));
}

/** True after the day on which a job closes. */
export const isOver = ({ closes_on }: Pick<PublishedJob, 'closes_on'>, now: Date): boolean =>
  closes_on !== null && closes_on < now.toISOString().slice(0, 10);

/** These jobs in the given order, without those that are no longer open and public. */
export async function readPublished(services: Needs, ids: readonly string[]): Promise<PostedJob[]> {
  const jobs = await publishedJobs(services.db, ids);
  const reached = await reachedEmployers(services, jobs);
  return jobs.map((job) => ({ ...job, isAppliedHere: reached.has(job.enterprise_id) }));
}
