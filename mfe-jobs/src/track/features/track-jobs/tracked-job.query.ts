import { useApiQuery } from '@hirehq/shared-ui';
import { ApplicationTimelineDocument, TrackedJobDocument } from './tracked-job.graphql.ts';

/** A job the candidate is involved with, and how far the application has come. Its links to files live for minutes. */
export function useTrackedJob(id: string) {
  const tracked = useApiQuery(TrackedJobDocument, { id });
  const progress = useApiQuery(ApplicationTimelineDocument, { jobId: id }, { freshMs: 0 });
  return { tracked, progress };
}
