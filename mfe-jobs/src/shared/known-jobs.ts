import type { JobCardFragment } from '@hirehq/shared-contracts/graphql';
import type { ApiCache } from '@hirehq/shared-ui';
import type { ApplicationStateFragment } from './application-state.graphql.ts';
import { JobPage, JobToApply, MyJobs, RecommendedJobs, Referrals, SearchJobs, TrackedJob } from './generated/queries.ts';
import { isRecord } from '@hirehq/shared-contracts/is-record';

type JobChange = Partial<Pick<JobCardFragment, 'saved' | 'application' | 'appliedElsewhereAt'>>;

/** The value with each job of that id changed; the same object if there is none. */
function withJobChanged<Value>(value: Value, jobId: string, change: JobChange): Value {
  if (Array.isArray(value)) {
    const items = value.map((item: unknown) => withJobChanged(item, jobId, change));
    return items.every((item, index) => item === value[index]) ? value : (items as Value);
  }
  if (!isRecord(value)) return value;
  const entries = Object.entries(value).map(([key, part]) => [key, withJobChanged(part, jobId, change)] as const);
  const isThisJob = value['id'] === jobId && 'saved' in value;
  if (!isThisJob && entries.every(([key, part]) => part === value[key])) return value;
  return { ...Object.fromEntries(entries), ...(isThisJob && change) } as Value;
}

/** Marks a job as saved or not saved in every result that contains it. */
export function changeSaved(cache: ApiCache, jobId: string, saved: boolean): void {
  changeCards(cache, jobId, { saved });
  cache.update(TrackedJob, (result) => withJobChanged(result, jobId, { saved }));
  cache.update(MyJobs, (result) => withJobChanged(result, jobId, { saved }));
}

/** Adds the candidate's application to every card of its job. */
export function changeApplication(
  cache: ApiCache,
  { jobId, id, withdrawnAt, enterpriseProcessStatus }: ApplicationStateFragment,
): void {
  changeCards(cache, jobId, { application: { id, withdrawnAt, enterpriseProcessStatus } });
}

/** Marks a job as applied for on the employer's own page, or not, on every card of it. */
export function changeAppliedElsewhere(cache: ApiCache, jobId: string, appliedElsewhereAt: string | null): void {
  changeCards(cache, jobId, { appliedElsewhereAt });
}

function changeCards(cache: ApiCache, jobId: string, change: JobChange): void {
  cache.update(SearchJobs, (result) => withJobChanged(result, jobId, change));
  cache.update(RecommendedJobs, (result) => withJobChanged(result, jobId, change));
  cache.update(JobPage, (result) => withJobChanged(result, jobId, change));
  cache.update(JobToApply, (result) => withJobChanged(result, jobId, change));
  cache.update(Referrals, (result) => withJobChanged(result, jobId, change));
}
