import { REPORT_DETAILS_MAX } from '@hirehq/shared-contracts/inputs';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { Button, FormattedMessage, Modal, useIntl, type Outcome } from '@hirehq/shared-ui';
import { FormFailure, RadioField, SubmitButton, TextAreaField, useForm, type InputSchema } from '@hirehq/shared-ui/forms';
import { useState } from 'react';
import type { ReportDialogProps } from './report-button.tsx';
import classes from './report.module.css';

interface Typed<Reason> {
  reason: Reason | undefined;
  details: string;
}

interface Report<Reason> {
  reason: Reason;
  details: string | null;
}

interface ReportFormProps<Reason> extends Omit<ReportDialogProps, 'id'> {
  title: string;
  /** What is asked above the reasons. */
  question: string;
  reasons: readonly { value: Reason; label: string }[];
  schema: InputSchema<Report<Reason>>;
  /** Sends it; pressed again after a failure, with the same `requestId`. */
  onSend: (report: Report<Reason> & { requestId: string }) => Promise<Outcome<unknown, unknown>>;
}

/** The element that had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

/** The dialog of a report to the operators: a reason, and what was noticed. */
export function ReportForm<Reason extends string>({
  title,
  question,
  reasons,
  schema,
  onSend,
  opened,
  onClose,
}: ReportFormProps<Reason>) {
  const { formatMessage } = useIntl();
  const [requestId] = useState(newRequestId);
  const [isDone, setDone] = useState(false);
  const form = useForm<Typed<Reason>, Report<Reason>>({
    initialValues: { reason: undefined, details: '' },
    schema,
    words: { 'reason.MISSING': 'report.reasonMissing' },
    onSend: async (report) => {
      const outcome = await onSend({ requestId, ...report });
      setDone(outcome.ok);
      return outcome;
    },
  });

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={title}
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
          <RadioField {...form.field('reason')} label={question} mark="required" choices={reasons} />
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
