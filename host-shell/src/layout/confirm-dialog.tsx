import { Button, FormattedMessage, Modal, useIntl } from '@hirehq/shared-ui';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  question: string;
  title?: string;
  escapeIsNo?: boolean;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** A yes-or-no question. A click on the backdrop does not answer it, and Escape only if No changes nothing. */
export function ConfirmDialog({ question, title, escapeIsNo = false, busy, onYes, onNo }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      opened
      onClose={onNo}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={escapeIsNo}
      centered
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
