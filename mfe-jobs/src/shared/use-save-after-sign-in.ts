import { useEffect } from 'react';
import { SaveJobDocument } from '@hirehq/shared-contracts/graphql';
import { useIntl } from '@hirehq/shared-ui';
import { useApi } from '../shell/use-api.ts';
import { usePublish } from '../shell/use-publish.ts';
import { useReport } from '../shell/use-report.ts';
import { useStorage } from '../shell/use-storage.ts';
import { useToast } from '../shell/use-toast.ts';
import { useViewer } from '../shell/use-viewer.ts';
import { SAVE_AFTER_SIGN_IN } from './use-saved.ts';

/** Does what a visitor was sent to sign in for: saves the job they had pressed the bookmark of. */
export function useSaveAfterSignIn(): void {
  const api = useApi();
  const publish = usePublish();
  const report = useReport();
  const storage = useStorage();
  const toast = useToast();
  const viewer = useViewer();
  const { formatMessage } = useIntl();

  useEffect(() => {
    const jobId = viewer === undefined ? undefined : storage.get(SAVE_AFTER_SIGN_IN);
    if (jobId === undefined) return;
    storage.remove(SAVE_AFTER_SIGN_IN);
    api.graphql(SaveJobDocument, { jobId, saved: true }).then(
      () => {
        publish('job.saved', { jobId, saved: true });
        toast({ kind: 'success', message: formatMessage({ id: 'save.done' }) });
      },
      (error: unknown) => report(error, { detail: 'save job after sign-in' }),
    );
  }, [api, formatMessage, publish, report, storage, toast, viewer]);
}
