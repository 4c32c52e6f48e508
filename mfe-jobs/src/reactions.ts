import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { changeSaved } from './shared/known-jobs.ts';
import {
  ApplicationStages,
  ApplicationTimeline,
  Interview,
  Interviews,
  JobPage,
  JobToApply,
  MyJobs,
  RecommendedJobs,
  Referrals,
  TrackedJob,
} from './shared/generated/queries.ts';

/** Queries that show the progress of applications. */
const PROCESS = [MyJobs, ApplicationStages, TrackedJob, ApplicationTimeline, Interviews, Interview] as const;

function askAgain(cache: ApiCache, operations: readonly Parameters<ApiCache['invalidate']>[0][]): void {
  for (const operation of operations) cache.invalidate(operation);
}

export const reactions: EventReactions = {
  'job.saved': ({ payload: { jobId, saved } }, cache) => {
    changeSaved(cache, jobId, saved);
    cache.invalidate(MyJobs);
  },
  'application.submitted': ({ payload: { jobId } }, cache) => {
    askAgain(cache, [...PROCESS, RecommendedJobs]);
    cache.invalidate(JobPage, { id: jobId });
    cache.invalidate(JobToApply, { id: jobId });
  },
  // The event names no job, so everything an employer can change is refetched, as far as it is shown.
  'notification.received': (_event, cache) => askAgain(cache, [...PROCESS, Referrals]),
  'profile.changed': (_event, cache) => cache.invalidate(RecommendedJobs),
};
