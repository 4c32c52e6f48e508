import {
  ApplicationTimelineDocument,
  InterviewDocument,
  InterviewsDocument,
  MyJobsDocument,
  RateInterviewDocument,
} from '@hirehq/shared-contracts/graphql';
import { useApiMutation } from '@hirehq/shared-ui';

/** Sends the scorecard of a round, once. */
export const useRateInterview = () =>
  useApiMutation(RateInterviewDocument, {
    invalidates: [InterviewDocument, InterviewsDocument, ApplicationTimelineDocument, MyJobsDocument],
  });
