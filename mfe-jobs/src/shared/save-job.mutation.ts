import { useApiMutation, usePublish } from '@hirehq/shared-ui';
import { changeSaved } from './known-jobs.ts';
import { SaveJobDocument } from './save-job.graphql.ts';

/** Sets or removes the bookmark of a job; shown everywhere at once. Returns whether it was done. */
export function useSaveJob(): { save: (jobId: string, saved: boolean) => Promise<boolean>; busy: boolean } {
  const publish = usePublish();
  const { run, busy } = useApiMutation(SaveJobDocument, {
    optimistic: (cache, { jobId, saved }) => changeSaved(cache, jobId, saved),
  });

  async function save(jobId: string, saved: boolean): Promise<boolean> {
    const { ok } = await run({ jobId, saved });
    if (ok) publish('job.saved', { jobId, saved });
    return ok;
  }
  return { save, busy };
}
