import { Button, FormattedMessage, Modal, useDisclosure, useIntl, useToast } from '@hirehq/shared-ui';
import classes from './withdraw-application.module.css';
import { useWithdrawApplication } from './withdraw-application.mutation.ts';

interface WithdrawApplicationProps {
  applicationId: string;
  onWithdrawn: () => void;
}

/** Withdraws an application after a confirmation. */
export function WithdrawApplication({ applicationId, onWithdrawn }: WithdrawApplicationProps) {
  const { formatMessage } = useIntl();
  const toast = useToast();
  const { run, busy } = useWithdrawApplication();
  const [opened, { open, close }] = useDisclosure(false);

  async function withdraw(): Promise<void> {
    const outcome = await run({ applicationId });
    const message = outcome.ok ? formatMessage({ id: 'withdraw.done' }) : outcome.failure.text;
    toast({ kind: outcome.ok ? 'success' : 'error', message });
    // A refusal means that the application differs from what is shown; without a response it can be repeated.
    if (!outcome.ok && !outcome.refused) return;
    close();
    onWithdrawn();
  }

  return (
    <>
      <Button variant="default" onClick={open}>
        <FormattedMessage id="withdraw.open" />
      </Button>
      <Modal
        opened={opened}
        onClose={close}
        title={formatMessage({ id: 'withdraw.title' })}
        closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
      >
        <p className={classes['text']}>
          <FormattedMessage id="withdraw.text" />
        </p>
        <div className={classes['actions']}>
          <Button variant="default" onClick={close}>
            <FormattedMessage id="withdraw.keep" />
          </Button>
          <Button color="red.9" loading={busy} onClick={() => void withdraw()}>
            <FormattedMessage id="withdraw.confirm" />
          </Button>
        </div>
      </Modal>
    </>
  );
}
