import { useIntl, useSignIn, useStorage, useToast, useViewer } from '@hirehq/shared-ui';
import { useSaveJob } from './save-job.mutation.ts';

/** The storage key of the job a visitor wanted to save before signing in. */
export const SAVE_AFTER_SIGN_IN = 'saveAfterSignIn';

/** A job's bookmark: what it is now, and the way to change it. Signed out, it signs in first and is set on return. */
export function useSaved({ id, saved }: { id: string; saved: boolean }) {
  const { save, busy } = useSaveJob();
  const storage = useStorage();
  const toast = useToast();
  const viewer = useViewer();
  const { signIn } = useSignIn();
  const { formatMessage } = useIntl();

  async function change(): Promise<void> {
    if (!(await save(id, !saved))) toast({ kind: 'error', message: formatMessage({ id: 'save.failed' }) });
  }

  function toggle(): void {
    if (busy) return;
    if (viewer !== undefined) {
      void change();
      return;
    }
    storage.set(SAVE_AFTER_SIGN_IN, id);
    signIn(window.location.pathname + window.location.search);
  }

  return { saved, busy, toggle };
}
