import { useCallback, useEffect, useRef } from 'react';
import { useIntl, useSignIn, useStorage, useToast, useViewer } from '@hirehq/shared-ui';
import { useOffersAccount } from '../use-offers-account.ts';
import { useSaveJob } from './save-job.mutation.ts';

/** The storage key of the job a visitor wanted to save before signing in. */
export const SAVE_AFTER_SIGN_IN = 'saveAfterSignIn';

interface SavableJob {
  id: string;
  saved: boolean;
}

export type ToggleSaved = (job: SavableJob) => void;

/**
 * Saves a job, or removes it from the saved jobs. A visitor signs in first, and the job is saved on return. One function for
 * all cards of a list, stable across renders; undefined where nobody can sign in.
 */
export function useToggleSaved(): ToggleSaved | undefined {
  const isOffered = useOffersAccount();
  const save = useSaveJob();
  const storage = useStorage();
  const toast = useToast();
  const viewer = useViewer();
  const { signIn } = useSignIn();
  const { formatMessage } = useIntl();
  const underWay = useRef(new Set<string>());

  async function change({ id, saved }: SavableJob): Promise<void> {
    if (underWay.current.has(id)) return;
    underWay.current.add(id);
    const isDone = await save(id, !saved);
    underWay.current.delete(id);
    if (!isDone) toast({ kind: 'error', message: formatMessage({ id: 'save.failed' }) });
  }

  function toggle(job: SavableJob): void {
    if (viewer !== undefined) {
      void change(job);
      return;
    }
    storage.set(SAVE_AFTER_SIGN_IN, job.id);
    signIn(window.location.pathname + window.location.search);
  }

  const latest = useRef(toggle);
  useEffect(() => {
    latest.current = toggle;
  });
  const toggleLatest = useCallback<ToggleSaved>((job) => latest.current(job), []);
  return isOffered ? toggleLatest : undefined;
}
