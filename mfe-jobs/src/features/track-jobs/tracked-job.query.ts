import { ApplicationTimelineDocument, TrackedJobDocument } from '@hirehq/shared-contracts/graphql';
import { useApiQuery } from '@hirehq/shared-ui';

/** A job the candidate has to do with, and how far the application has come. */
export function useTrackedJob(id: string) {
  return { tracked: useApiQuery(TrackedJobDocument, { id }), progress: useApiQuery(ApplicationTimelineDocument, { jobId: id }) };
}
