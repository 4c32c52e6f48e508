import { Button, FormattedMessage, Modal, useIntl } from '@hirehq/shared-ui';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  question: string;
  title?: string;
  opened?: boolean;
  escapeIsNo?: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** It is gone at once: while it fades out it would keep the focus from what the answer has changed. */
const TRANSITION = { transition: 'fade-down', duration: 200, exitDuration: 0 } as const;

/** A yes-or-no question. A click on the backdrop does not answer it, and Escape only if No changes nothing. */
export function ConfirmDialog({ question, title, opened = true, escapeIsNo = false, busy, onYes, onNo }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      opened={opened}
      onClose={onNo}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={escapeIsNo}
      centered
      transitionProps={TRANSITION}
      title={title ?? formatMessage({ id: 'confirm.title' })}
    >
      <p className={classes['question']}>{question}</p>
      <div className={classes['answers']}>
        <Button variant="default" onClick={onNo} disabled={busy}>
          <FormattedMessage id="confirm.no" />
        </Button>
        <Button onClick={onYes} loading={busy}>
          <FormattedMessage id="confirm.yes" />
        </Button>
      </div>
    </Modal>
  );
}
