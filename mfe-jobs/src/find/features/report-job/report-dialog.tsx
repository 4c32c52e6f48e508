import { Alert, Button, FormattedMessage, Icon, Modal, Radio, defineMessages, useIntl } from '@hirehq/shared-ui';
import { useRef, useState } from 'react';
import type { JobReportReason } from '@hirehq/shared-contracts/graphql/types';
import { TextArea } from '../../../shared/text-area.tsx';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { useFocusBack } from '../../../shared/use-focus-back.ts';
import classes from './report-job.module.css';
import { useReportJob } from './report-job.mutation.ts';

const REASONS = defineMessages({
  FRAUD: { id: 'report.fraud' },
  FEE: { id: 'report.fee' },
  DISCRIMINATION: { id: 'report.discrimination' },
  NOT_A_JOB: { id: 'report.notAJob' },
  OUTDATED: { id: 'report.outdated' },
  OTHER: { id: 'report.other' },
}) satisfies Record<JobReportReason, unknown>;
const REASON_NAMES = Object.keys(REASONS) as JobReportReason[];
const DETAILS_LIMIT = 1000;

/** What had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface ReportDialogProps {
  jobId: string;
  opened: boolean;
  onClose: () => void;
}

/** What is wrong with a job, for those who run the site. */
export function ReportDialog({ jobId, opened, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { run, busy, failure } = useReportJob();
  const [requestId] = useState(newRequestId);
  const [isDone, setDone] = useState(false);
  const [reason, setReason] = useState<JobReportReason>();
  const [details, setDetails] = useState('');
  const [isMissing, setMissing] = useState(false);
  const form = useRef<HTMLFormElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  useFocusBack(busy, button);

  async function submit(): Promise<void> {
    if (!reason) {
      setMissing(true);
      form.current?.querySelector('input')?.focus();
      return;
    }
    const outcome = await run({ input: { jobId, requestId, reason, details: details.trim() || null } });
    setDone(outcome.ok);
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'report.title' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'common.close' }) }}
    >
      {isDone ? (
        <div className={classes['form']}>
          <p role="status" className={classes['text']}>
            <FormattedMessage id="report.done" />
          </p>
          <Button size="md" onClick={onClose} ref={focus}>
            <FormattedMessage id="common.close" />
          </Button>
        </div>
      ) : (
        <form
          ref={form}
          noValidate
          className={classes['form']}
          onSubmit={(event) => {
            event.preventDefault();
            void submit();
          }}
        >
          <p className={classes['text']}>
            <FormattedMessage id="report.text" />
          </p>
          <Radio.Group
            name="reason"
            size="md"
            label={formatMessage({ id: 'report.reason' })}
            withAsterisk
            error={isMissing && formatMessage({ id: 'report.reasonMissing' })}
            value={reason ?? ''}
            onChange={(chosen) => {
              setReason(REASON_NAMES.find((name) => name === chosen));
              setMissing(false);
            }}
          >
            <div className={classes['reasons']}>
              {REASON_NAMES.map((name) => (
                <Radio key={name} value={name} label={formatMessage(REASONS[name])} />
              ))}
            </div>
          </Radio.Group>
          <TextArea label={formatMessage({ id: 'report.details' })} limit={DETAILS_LIMIT} value={details} onChange={setDetails} />
          {failure && (
            <Alert color="red" variant="light" icon={<Icon name="alert" />} role="alert">
              {failure.text}
            </Alert>
          )}
          <Button ref={button} type="submit" size="md" loading={busy}>
            <FormattedMessage id="report.send" />
          </Button>
        </form>
      )}
    </Modal>
  );
}
