import { useState } from 'react';
import { CONVERSATION_REPORT_REASONS, type ConversationReportReason } from '@hirehq/shared-contracts/codes';
import { REPORT_DETAILS_MAX, conversationReport } from '@hirehq/shared-contracts/inputs';
import { newRequestId } from '@hirehq/shared-contracts/request-id';
import { Button, FormattedMessage, Modal, defineMessages, useIntl } from '@hirehq/shared-ui';
import { FormFailure, RadioField, SubmitButton, TextAreaField, useForm } from '@hirehq/shared-ui/forms';
import '@hirehq/shared-ui/forms.css';
import './report-dialog.css';
import { useReportConversation } from './manage-conversation.mutation.ts';

const REASONS = defineMessages({
  FRAUD: { id: 'messaging.report.fraud' },
  FEE: { id: 'messaging.report.fee' },
  SPAM: { id: 'messaging.report.spam' },
  HARASSMENT: { id: 'messaging.report.harassment' },
  DISCRIMINATION: { id: 'messaging.report.discrimination' },
  OTHER: { id: 'messaging.report.other' },
}) satisfies Record<ConversationReportReason, unknown>;

interface Typed {
  requestId: string;
  reason: ConversationReportReason | undefined;
  details: string;
}

/** The element that had the focus is gone. */
const focus = (button: HTMLButtonElement | null) => button?.focus();

interface ReportDialogProps {
  enterpriseId: string;
  name: string;
  opened: boolean;
  onClose: () => void;
}

/** The form to report a conversation to the operators. */
export function ReportDialog({ enterpriseId, name, opened, onClose }: ReportDialogProps) {
  const { formatMessage } = useIntl();
  const { run } = useReportConversation();
  const [nothing] = useState<Typed>(() => ({ requestId: newRequestId(), reason: undefined, details: '' }));
  const [isDone, setDone] = useState(false);
  const form = useForm({
    initialValues: nothing,
    schema: conversationReport,
    words: { 'reason.MISSING': 'messaging.report.reasonMissing' },
    onSend: async (report) => {
      const outcome = await run({ input: { enterpriseId, ...report } });
      setDone(outcome.ok);
      return outcome;
    },
  });
  const close = formatMessage({ id: 'messaging.close' });
  return (
    <Modal
      opened={opened}
      onClose={onClose}
      title={formatMessage({ id: 'messaging.report.title' }, { name })}
      closeButtonProps={{ 'aria-label': close }}
    >
      {isDone ? (
        <div className="ms-report">
          <p role="status">
            <FormattedMessage id="messaging.report.done" />
          </p>
          <Button size="md" onClick={onClose} ref={focus}>
            {close}
          </Button>
        </div>
      ) : (
        <form {...form.formProps} className="ms-report">
          <p>
            <FormattedMessage id="messaging.report.text" />
          </p>
          <RadioField
            {...form.field('reason')}
            label={formatMessage({ id: 'messaging.report.reason' })}
            mark="required"
            choices={CONVERSATION_REPORT_REASONS.map((reason) => ({ value: reason, label: formatMessage(REASONS[reason]) }))}
          />
          <TextAreaField
            {...form.field('details')}
            label={formatMessage({ id: 'messaging.report.details' })}
            limit={REPORT_DETAILS_MAX}
          />
          <FormFailure>{form.failure?.text}</FormFailure>
          <SubmitButton busy={form.busy}>
            <FormattedMessage id="messaging.report.send" />
          </SubmitButton>
        </form>
      )}
    </Modal>
  );
}
