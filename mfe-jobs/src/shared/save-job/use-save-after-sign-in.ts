import { useEffect, useEffectEvent } from 'react';
import { useIntl, useStorage, useToast, useViewer } from '@hirehq/shared-ui';
import { useSaveJob } from './save-job.mutation.ts';
import { SAVE_AFTER_SIGN_IN } from './use-toggle-saved.ts';

/** After sign-in, saves the job that the visitor wanted to save. */
export function useSaveAfterSignIn(): void {
  const save = useSaveJob();
  const storage = useStorage();
  const toast = useToast();
  const viewer = useViewer();
  const { formatMessage } = useIntl();

  const saveWanted = useEffectEvent(async () => {
    const jobId = storage.get(SAVE_AFTER_SIGN_IN);
    if (jobId === undefined) return;
    storage.remove(SAVE_AFTER_SIGN_IN);
    if (await save(jobId, true)) toast({ kind: 'success', message: formatMessage({ id: 'save.done' }) });
  });
  useEffect(() => {
    if (viewer !== undefined) void saveWanted();
  }, [viewer]);
}
