import { useApiMutation } from '@hirehq/shared-ui';
import { RateInterviewDocument } from './rate-interview.graphql.ts';
import { ApplicationTimeline, Interview, Interviews, MyJobs } from '../../../shared/generated/queries.ts';

/** Sends the scorecard of a round, once. */
export const useRateInterview = () =>
  useApiMutation(RateInterviewDocument, {
    invalidates: [Interview, Interviews, ApplicationTimeline, MyJobs],
  });
