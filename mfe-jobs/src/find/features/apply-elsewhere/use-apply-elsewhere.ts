import { useEffect, useEffectEvent } from 'react';
import { useConfirm, useIntl, useSignIn, useStorage, useViewer } from '@hirehq/shared-ui';
import { useSurface } from '@hirehq/shared-ui/bundled';
import { useSetAppliedElsewhere } from '../../../shared/applied-elsewhere/set-applied-elsewhere.mutation.ts';

/** The job whose page at the employer was opened; the question whether the candidate applied is still to be asked. */
const LEFT_TO_APPLY = 'leftToApply';
/** The job a visitor applied for elsewhere, before signing in to keep it. */
const AFTER_SIGN_IN = 'appliedElsewhereAfterSignIn';

interface ApplyElsewhereJob {
  id: string;
  title: string;
  appliedElsewhereAt: string | null;
  applyPage: { host: string } | null;
}

export interface ApplyElsewhere {
  /** Call when the employer's page is opened: the page asks once the candidate is back. */
  leave: () => void;
  set: (applied: boolean) => void;
}

/** An application on the employer's own page: asks about it after the return, and keeps the job. Visitors sign in first. */
export function useApplyElsewhere(job: ApplyElsewhereJob | null | undefined): ApplyElsewhere {
  const { formatMessage } = useIntl();
  const confirm = useConfirm();
  const storage = useStorage();
  const viewer = useViewer();
  const { signIn } = useSignIn();
  const change = useSetAppliedElsewhere();
  const surface = useSurface();
  // In a page of somebody else nobody can keep the answer.
  const isOpenPage = !surface && job?.applyPage !== null && job?.applyPage !== undefined;

  function set(applied: boolean): void {
    if (!job) return;
    if (viewer !== undefined) {
      void change(job.id, applied);
      return;
    }
    storage.set(AFTER_SIGN_IN, job.id);
    signIn(window.location.pathname + window.location.search);
  }

  const ask = useEffectEvent(async () => {
    if (!job?.applyPage || document.visibilityState !== 'visible' || storage.get(LEFT_TO_APPLY) !== job.id) return;
    storage.remove(LEFT_TO_APPLY);
    if (job.appliedElsewhereAt !== null) return;
    const values = { title: job.title, host: job.applyPage.host };
    const question = formatMessage({ id: 'elsewhere.askText' }, values);
    if (await confirm({ title: formatMessage({ id: 'elsewhere.askTitle' }), question })) set(true);
  });
  useEffect(() => {
    if (!isOpenPage) return undefined;
    const onReturn = () => void ask();
    // A page that was discarded in the meantime is loaded again on return.
    onReturn();
    document.addEventListener('visibilitychange', onReturn);
    window.addEventListener('focus', onReturn);
    return () => {
      document.removeEventListener('visibilitychange', onReturn);
      window.removeEventListener('focus', onReturn);
    };
  }, [isOpenPage]);

  const keepWanted = useEffectEvent(() => {
    if (!job || storage.get(AFTER_SIGN_IN) !== job.id) return;
    storage.remove(AFTER_SIGN_IN);
    void change(job.id, true);
  });
  useEffect(() => {
    if (viewer !== undefined && job) keepWanted();
  }, [viewer, job]);

  return {
    leave: () => {
      if (job) storage.set(LEFT_TO_APPLY, job.id);
    },
    set,
  };
}
