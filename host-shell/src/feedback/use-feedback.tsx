import { useRef, useState, type ReactNode } from 'react';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { useFailureToast } from '../layout/use-failure-toast.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { FeedbackDialog } from './feedback-dialog.tsx';

export interface FeedbackEntrance {
  /** Opens the dialog; `from` gets the focus when it is closed. */
  open: (from: HTMLElement | null) => void;
  dialog: ReactNode;
}

/** The feedback dialog (SH-33), whose code loads on first use. Typed text is kept while it is closed. */
export function useFeedback(user: SessionUser | undefined): FeedbackEntrance {
  const { pageRenewal } = useShellServices();
  const failed = useFailureToast();
  const [Dialog, setDialog] = useState<typeof FeedbackDialog>();
  const [opened, setOpened] = useState(false);
  const openedFrom = useRef<HTMLElement>(null);

  async function open(from: HTMLElement | null): Promise<void> {
    openedFrom.current = from;
    try {
      const loaded = await import(/* webpackChunkName: "feedback" */ './feedback-dialog.tsx');
      setDialog(() => loaded.FeedbackDialog);
      setOpened(true);
    } catch (error) {
      pageRenewal.fileLost(error, { hasRetry: true });
      failed('feedback.unavailable');
    }
  }

  function close(): void {
    setOpened(false);
    openedFrom.current?.focus({ preventScroll: true });
    openedFrom.current = null;
  }

  return { open: (from) => void open(from), dialog: Dialog && user && <Dialog user={user} opened={opened} onClose={close} /> };
}
