import { useApiQuery } from '@hirehq/shared-ui';
import { ApplicationTimelineDocument, TrackedJobDocument } from './tracked-job.graphql.ts';

/** A tracked job and the status of its application. Its links to files expire after minutes. */
export function useTrackedJob(id: string) {
  const tracked = useApiQuery(TrackedJobDocument, { id });
  const progress = useApiQuery(ApplicationTimelineDocument, { jobId: id }, { freshMs: 0 });
  return { tracked, progress };
}
