import { Button, FormattedMessage, Modal, useIntl } from '@hirehq/shared-ui';
import classes from './confirm-dialog.module.css';

interface ConfirmDialogProps {
  question: string;
  busy: boolean;
  onYes: () => void;
  onNo: () => void;
}

/** One question, Yes or No. Nothing else answers it: not the backdrop, not Escape. */
export function ConfirmDialog({ question, busy, onYes, onNo }: ConfirmDialogProps) {
  const { formatMessage } = useIntl();
  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnClickOutside={false}
      closeOnEscape={false}
      centered
      title={formatMessage({ id: 'confirm.title' })}
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
