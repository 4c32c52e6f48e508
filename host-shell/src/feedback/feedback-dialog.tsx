import { useEffect, useState } from 'react';
import { FormattedMessage, Modal, showToast, useIntl, type FailureCode } from '@hirehq/shared-ui';
import { SubmitButton, TextAreaField, TextField, useForm } from '@hirehq/shared-ui/forms';
import {
  FEEDBACK_SCREENSHOTS_MAX,
  FEEDBACK_SUBJECT_MAX,
  FEEDBACK_TEXT_MAX,
  type Feedback,
} from '@hirehq/shared-contracts/inputs';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { useFailureToast } from '../layout/use-failure-toast.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { browserDetails } from './browser-details.ts';
import classes from './feedback-dialog.module.css';
import {
  EMPTY_DRAFT,
  isComplete,
  screenshotProblem,
  typedFeedback,
  tidyFeedback,
  tidySubject,
  type ScreenshotProblem,
} from './feedback-draft.ts';
import { Screenshots } from './screenshots.tsx';
import { useSendFeedback, type FeedbackOutcome } from './send-feedback.mutation.ts';

interface FeedbackDialogProps {
  user: SessionUser;
  opened: boolean;
  onClose: () => void;
}

const TOASTS = {
  posted: { kind: 'success', id: 'feedback.thanks' },
  copied: { kind: 'info', id: 'feedback.copied' },
  'not-copied': { kind: 'error', id: 'feedback.notCopied' },
} as const satisfies Record<FeedbackOutcome, unknown>;

/** The server's reasons for refusing an image that passed the checks here. */
const REFUSED_PICTURES: Readonly<Partial<Record<FailureCode, ScreenshotProblem>>> = {
  FILE_TYPE_REFUSED: 'type',
  FILE_TOO_LARGE: 'size',
  PICTURE_BROKEN: 'unreadable',
  PICTURE_TOO_LARGE: 'unreadable',
  STORAGE_QUOTA_REACHED: 'quota',
};

/** The feedback form: subject, text and screenshots (SH-33). Typed text stays until it has been sent. */
export function FeedbackDialog({ user, opened, onClose }: FeedbackDialogProps) {
  const { config, unsavedWork } = useShellServices();
  const { formatMessage } = useIntl();
  const [problem, setProblem] = useState<ScreenshotProblem>();
  const { run } = useSendFeedback();
  const failed = useFailureToast();
  const form = useForm({
    initialValues: EMPTY_DRAFT,
    schema: typedFeedback,
    onSend: (texts, { screenshots }) => send(texts, screenshots),
  });
  const { subject, feedback, screenshots } = form.values;

  const isBlank = subject === '' && feedback === '' && screenshots.length === 0;
  useEffect(() => (isBlank ? undefined : unsavedWork.hold()), [isBlank, unsavedWork]);

  async function addScreenshot(file: File): Promise<void> {
    const found = await screenshotProblem(file);
    setProblem(found);
    if (found) return;
    form.change({ screenshots: [...form.current().screenshots, file].slice(0, FEEDBACK_SCREENSHOTS_MAX) });
  }

  function showFailure(code: FailureCode): void {
    setProblem(REFUSED_PICTURES[code]);
    failed(code === 'INTERNAL' ? 'error.oops' : 'feedback.failed');
  }

  async function send(texts: Pick<Feedback, 'subject' | 'feedback'>, pictures: readonly File[]): Promise<void> {
    setProblem(undefined);
    const about = pictures.map(({ name, type, size }) => ({ name: name.slice(0, 200), type, size }));
    const outcome = await run({
      feedback: {
        ...browserDetails(window),
        ...texts,
        appVersion: config.appVersion,
        userId: user.candidateId,
        formData: JSON.stringify({ attachments: about }),
      },
      attachments: pictures,
    });
    if (!outcome.ok) return showFailure(outcome.failure.code);
    const { kind, id } = TOASTS[outcome.done];
    showToast({ kind, message: formatMessage({ id }) });
    if (outcome.done === 'not-copied') return;
    form.reset();
    onClose();
  }

  return (
    <Modal
      opened={opened}
      onClose={onClose}
      returnFocus={false}
      centered
      title={formatMessage({ id: 'feedback.title' })}
      closeButtonProps={{ 'aria-label': formatMessage({ id: 'feedback.close' }) }}
    >
      <form {...form.formProps} className={classes['form']}>
        <TextField
          {...form.field('subject')}
          label={formatMessage({ id: 'feedback.subject' })}
          mark="needed"
          isFirst
          limit={FEEDBACK_SUBJECT_MAX}
          tidy={tidySubject}
        />
        <TextAreaField
          {...form.field('feedback')}
          label={formatMessage({ id: 'feedback.text' })}
          mark="needed"
          rows={5}
          limit={FEEDBACK_TEXT_MAX}
          counter={(count, limit) => formatMessage({ id: 'feedback.counter' }, { count, limit })}
          tidy={tidyFeedback}
        />
        <Screenshots
          files={screenshots}
          problem={problem}
          onAdd={(file) => void addScreenshot(file)}
          onRemove={(file) => {
            setProblem(undefined);
            form.change({ screenshots: screenshots.filter((each) => each !== file) });
          }}
        />
        <SubmitButton disabled={!isComplete(form.values)} busy={form.busy}>
          <FormattedMessage id="feedback.submit" />
        </SubmitButton>
      </form>
    </Modal>
  );
}
