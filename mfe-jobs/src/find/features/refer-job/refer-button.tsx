import { useEffect, useEffectEvent } from 'react';
import { Button, FormattedMessage, Icon, useSignIn, useStorage, useViewer } from '@hirehq/shared-ui';
import { useLaterPart } from '@hirehq/shared-ui/bundled';
import { useOffersAccount } from '../../../shared/use-offers-account.ts';
import './refer-job.module.css';

const AFTER_SIGN_IN = 'referAfterSignIn';
const loadDialog = async () => (await import(/* webpackChunkName: "refer-job" */ './refer-dialog.tsx')).ReferDialog;

interface ReferButtonProps {
  job: { id: string; title: string };
}

/** Refers a job to someone. A visitor signs in first, and the dialog opens on return. */
export function ReferButton({ job }: ReferButtonProps) {
  const viewer = useViewer();
  const storage = useStorage();
  const { signIn } = useSignIn();
  const dialog = useLaterPart(loadDialog, 'common.partFailed');
  const isOffered = useOffersAccount();

  const goOn = useEffectEvent(() => {
    if (storage.get(AFTER_SIGN_IN) !== job.id) return;
    storage.remove(AFTER_SIGN_IN);
    dialog.open();
  });
  useEffect(() => {
    if (viewer !== undefined) goOn();
  }, [viewer]);

  function open(): void {
    if (viewer !== undefined) {
      dialog.open();
      return;
    }
    storage.set(AFTER_SIGN_IN, job.id);
    signIn(window.location.pathname + window.location.search);
  }

  if (!isOffered) return null;
  return (
    <>
      <Button
        variant="default"
        size="md"
        aria-haspopup="dialog"
        leftSection={<Icon name="user" size={18} />}
        aria-busy={dialog.isLoading}
        onClick={open}
      >
        <FormattedMessage id="refer.open" />
      </Button>
      {dialog.Part && <dialog.Part job={job} opened={dialog.opened} onClose={dialog.close} />}
    </>
  );
}
