import { JOB_REPORT_REASONS, REPORT_DETAILS_MAX, jobReport } from '@hirehq/shared-contracts/inputs';
import { Button, FormattedMessage, Modal, defineMessages, useIntl } from '@hirehq/shared-ui';
import { FormFailure, RadioField, SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import type { JobReportReason } from '@hirehq/shared-contracts/graphql/types';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
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

interface Typed {
  reason: JobReportReason | undefined;
  details: string;
}

const NOTHING: Typed = { reason: undefined, details: '' };

/** The element that had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface ReportDialogProps {
  jobId: string;
  opened: boolean;
  onClose: () => void;
}

/** The form for a job report. */
export function ReportDialog({ jobId, opened, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useReportJob();
  const [requestId] = useState(newRequestId);
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initialValues: NOTHING,
    schema: jobReport,
    words: { 'reason.MISSING': 'report.reasonMissing' },
    onSend: async (report) => {
      const outcome = await run({ input: { jobId, requestId, ...report } });
      setDone(outcome.ok);
      return outcome;
    },
  });

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
        <form {...form.formProps} className={classes['form']}>
          <p className={classes['text']}>
            <FormattedMessage id="report.text" />
          </p>
          <RadioField
            {...form.field('reason')}
            label={formatMessage({ id: 'report.reason' })}
            mark="required"
            choices={JOB_REPORT_REASONS.map((name) => ({ value: name, label: formatMessage(REASONS[name]) }))}
          />
          <TextAreaField {...form.field('details')} label={formatMessage({ id: 'report.details' })} limit={REPORT_DETAILS_MAX} />
          <FormFailure>{form.failure?.text}</FormFailure>
          <SubmitButton busy={form.busy}>
            <FormattedMessage id="report.send" />
          </SubmitButton>
        </form>
      )}
    </Modal>
  );
}
