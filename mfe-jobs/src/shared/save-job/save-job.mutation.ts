import { useApiMutation, usePublish } from '@hirehq/shared-ui';
import { SaveJobDocument } from './save-job.graphql.ts';
import { changeSaved } from '../known-jobs.ts';

/** Saves a job, or removes it from the saved jobs; shown everywhere immediately. Returns whether it succeeded. */
export function useSaveJob(): (jobId: string, saved: boolean) => Promise<boolean> {
  const publish = usePublish();
  const { run } = useApiMutation(SaveJobDocument, {
    optimistic: (cache, { jobId, saved }) => changeSaved(cache, jobId, saved),
  });

  return async (jobId, saved) => {
    const { ok } = await run({ jobId, saved });
    if (ok) publish('job.saved', { jobId, saved });
    return ok;
  };
}
