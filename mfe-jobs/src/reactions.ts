import {
  ApplicationTimelineDocument,
  InterviewDocument,
  InterviewsDocument,
  JobPageDocument,
  JobToApplyDocument,
  MyJobsDocument,
  ReferralsDocument,
  TrackedJobDocument,
} from '@hirehq/shared-contracts/graphql';
import type { ApiCache, EventReactions } from '@hirehq/shared-ui';
import { changeSaved } from './shared/known-jobs.ts';

/** What shows how far the candidate's applications have come. */
const PROCESS = [MyJobsDocument, TrackedJobDocument, ApplicationTimelineDocument, InterviewsDocument, InterviewDocument] as const;

function askAgain(cache: ApiCache, operations: readonly Parameters<ApiCache['invalidate']>[0][]): void {
  for (const operation of operations) cache.invalidate(operation);
}

export const reactions: EventReactions = {
  'job.saved': ({ payload: { jobId, saved } }, cache) => {
    changeSaved(cache, jobId, saved);
    cache.invalidate(MyJobsDocument);
  },
  'application.submitted': ({ payload: { jobId } }, cache) => {
    askAgain(cache, PROCESS);
    cache.invalidate(JobPageDocument, { id: jobId });
    cache.invalidate(JobToApplyDocument, { id: jobId });
  },
  // The event names no job: everything an employer can change is asked for again, as far as it is shown.
  'notification.received': (_event, cache) => askAgain(cache, [...PROCESS, ReferralsDocument]),
};
