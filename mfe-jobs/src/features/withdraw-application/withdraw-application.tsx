import { useState } from 'react';
import { WithdrawApplicationDocument } from '@hirehq/shared-contracts/graphql';
import { Button, FormattedMessage, Modal, useDisclosure, useIntl } from '@hirehq/shared-ui';
import { useMarkApplied } from '../../shared/applied-jobs.ts';
import { useApi } from '../../shell/use-api.ts';
import { useReport } from '../../shell/use-report.ts';
import { useToast } from '../../shell/use-toast.ts';
import classes from './withdraw-application.module.css';

interface WithdrawApplicationProps {
  applicationId: string;
  onWithdrawn: () => void;
}

/** Takes an application back, after asking once. */
export function WithdrawApplication({ applicationId, onWithdrawn }: WithdrawApplicationProps) {
  const { formatMessage } = useIntl();
  const api = useApi();
  const report = useReport();
  const toast = useToast();
  const { markWithdrawn } = useMarkApplied();
  const [opened, { open, close }] = useDisclosure(false);
  const [busy, setBusy] = useState(false);

  async function withdraw(): Promise<void> {
    setBusy(true);
    try {
      const { withdrawApplication } = await api.graphql(WithdrawApplicationDocument, { applicationId });
      const done = withdrawApplication.__typename === 'ApplicationWithdrawn';
      toast({ kind: done ? 'success' : 'error', message: formatMessage({ id: done ? 'withdraw.done' : 'withdraw.refused' }) });
      if (done) markWithdrawn(applicationId);
      close();
      onWithdrawn();
    } catch (error) {
      report(error, { detail: 'withdraw application' });
      toast({ kind: 'error', message: formatMessage({ id: 'withdraw.failed' }) });
    } finally {
      setBusy(false);
    }
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
