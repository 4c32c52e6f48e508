import { useMemo, useState } from 'react';
import { SaveJobDocument } from '@hirehq/shared-contracts/graphql';
import { atom, useAtom, useIntl } from '@hirehq/shared-ui';
import { useApi } from '../shell/use-api.ts';
import { useEvent } from '../shell/use-event.ts';
import { usePublish } from '../shell/use-publish.ts';
import { useReport } from '../shell/use-report.ts';
import { useSignIn } from '../shell/use-sign-in.ts';
import { useStorage } from '../shell/use-storage.ts';
import { useToast } from '../shell/use-toast.ts';
import { useViewer } from '../shell/use-viewer.ts';

/** Bookmarks set or taken away since the jobs were fetched, by job id. */
const changedAtom = atom<Readonly<Record<string, boolean>>>({});

const changeAtom = atom(null, (get, set, jobId: string, saved: boolean) => {
  // Each card of a long list tells it.
  if (get(changedAtom)[jobId] !== saved) set(changedAtom, (all) => ({ ...all, [jobId]: saved }));
});

/** The storage key of the job a visitor wanted to save before signing in. */
export const SAVE_AFTER_SIGN_IN = 'saveAfterSignIn';

/** A job's bookmark: what it is now, and the way to change it. Signed out, it signs in first and is set on return. */
export function useSaved(job: { id: string; saved: boolean }) {
  // Of this job alone: a list of a thousand does not follow all of them.
  const [changed] = useAtom(useMemo(() => atom((get) => get(changedAtom)[job.id]), [job.id]));
  const [, setChanged] = useAtom(changeAtom);
  const [busy, setBusy] = useState(false);
  const api = useApi();
  const publish = usePublish();
  const report = useReport();
  const storage = useStorage();
  const toast = useToast();
  const viewer = useViewer();
  const { signIn } = useSignIn();
  const { formatMessage } = useIntl();
  const saved = changed ?? job.saved;

  useEvent('job.saved', ({ payload }) => setChanged(payload.jobId, payload.saved));

  async function set(wanted: boolean): Promise<void> {
    setBusy(true);
    setChanged(job.id, wanted);
    try {
      await api.graphql(SaveJobDocument, { jobId: job.id, saved: wanted });
      publish('job.saved', { jobId: job.id, saved: wanted });
    } catch (error) {
      setChanged(job.id, !wanted);
      report(error, { detail: 'save job' });
      toast({ kind: 'error', message: formatMessage({ id: 'save.failed' }) });
    } finally {
      setBusy(false);
    }
  }

  function toggle(): void {
    if (busy) return;
    if (viewer !== undefined) {
      void set(!saved);
      return;
    }
    storage.set(SAVE_AFTER_SIGN_IN, job.id);
    signIn(window.location.pathname + window.location.search);
  }

  return { saved, busy, toggle };
}
