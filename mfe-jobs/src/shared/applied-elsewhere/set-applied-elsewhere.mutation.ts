import { useApiMutation, useIntl, useToast } from '@hirehq/shared-ui';
import { MyJobs } from '../generated/queries.ts';
import { changeAppliedElsewhere } from '../known-jobs.ts';
import { SetAppliedElsewhereDocument } from './set-applied-elsewhere.graphql.ts';

/**
 * Keeps a job as applied for on the employer's own page, or removes it: shown everywhere immediately, and said in a toast.
 */
export function useSetAppliedElsewhere(): (jobId: string, applied: boolean) => Promise<void> {
  const toast = useToast();
  const { formatMessage } = useIntl();
  const { run } = useApiMutation(SetAppliedElsewhereDocument, {
    invalidates: [MyJobs],
    optimistic: (cache, { jobId, applied }) => changeAppliedElsewhere(cache, jobId, applied ? new Date().toISOString() : null),
    failures: { ALREADY_APPLIED: 'elsewhere.failed', JOB_NOT_FOUND: 'elsewhere.failed' },
  });

  return async (jobId, applied) => {
    const { ok } = await run({ jobId, applied });
    if (ok) toast({ kind: 'success', message: formatMessage({ id: applied ? 'elsewhere.done' : 'elsewhere.removed' }) });
    else toast({ kind: 'error', message: formatMessage({ id: 'elsewhere.failed' }) });
  };
}
