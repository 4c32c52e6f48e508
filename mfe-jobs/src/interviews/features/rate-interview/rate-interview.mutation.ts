import { useApiMutation } from '@hirehq/shared-ui';
import { ApplicationTimeline, Interview, Interviews, MyJobs } from '../../../shared/generated/queries.ts';
import { RateInterviewDocument } from './rate-interview.graphql.ts';

/** Sends the scorecard of a round, once. */
export const useRateInterview = () =>
  useApiMutation(RateInterviewDocument, {
    invalidates: [Interview, Interviews, ApplicationTimeline, MyJobs],
  });
