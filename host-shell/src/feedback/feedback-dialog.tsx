import { useEffect, useId, useRef, useState } from 'react';
import { Button, FormattedMessage, Modal, TextInput, showToast, useIntl } from '@hirehq/shared-ui';
import { isApiFailure, type ApiFailure } from '@hirehq/shared-contracts/error-codes';
import type { SessionUser } from '@hirehq/shared-contracts/session';
import { useShellServices } from '../lend/shell-services.tsx';
import { browserDetails } from './browser-details.ts';
import classes from './feedback-dialog.module.css';
import {
  EMPTY_DRAFT,
  FEEDBACK_MAX,
  SCREENSHOTS_MAX,
  SUBJECT_MAX,
  isComplete,
  screenshotProblem,
  tidyFeedback,
  tidySubject,
  type FeedbackDraft,
  type ScreenshotProblem,
} from './feedback-draft.ts';
import { Screenshots } from './screenshots.tsx';
import { sendFeedback, type FeedbackOutcome } from './send-feedback.ts';
import { tidiedField } from './tidy-field.ts';

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

/** What the services found wrong with a picture that looked right here. */
const REFUSED_PICTURES: Readonly<Partial<Record<ApiFailure['code'], ScreenshotProblem>>> = {
  FILE_TYPE_REFUSED: 'type',
  FILE_TOO_LARGE: 'size',
  PICTURE_BROKEN: 'unreadable',
  PICTURE_TOO_LARGE: 'unreadable',
};

/** Subject, text and screenshots (SH-33). What was typed stays until it has been sent. */
export function FeedbackDialog({ user, opened, onClose }: FeedbackDialogProps) {
  const { config, quietRest, unsavedWork } = useShellServices();
  const { formatMessage } = useIntl();
  const id = useId();
  const [draft, setDraft] = useState<FeedbackDraft>(EMPTY_DRAFT);
  const [problem, setProblem] = useState<ScreenshotProblem>();
  const [isSending, setSending] = useState(false);
  const { subject, feedback, screenshots } = draft;
  const submit = useRef<HTMLButtonElement>(null);
  const wasSending = useRef(false);

  const isBlank = subject === '' && feedback === '' && screenshots.length === 0;
  useEffect(() => (isBlank ? undefined : unsavedWork.hold()), [isBlank, unsavedWork]);

  // A button that is busy loses the focus; after a failure it is where to go on.
  useEffect(() => {
    if (wasSending.current && !isSending && document.activeElement === document.body) submit.current?.focus();
    wasSending.current = isSending;
  }, [isSending]);

  const change = (changes: Partial<FeedbackDraft>) => setDraft((before) => ({ ...before, ...changes }));

  async function addScreenshot(file: File): Promise<void> {
    const found = await screenshotProblem(file);
    setProblem(found);
    if (found) return;
    setDraft((before) => ({ ...before, screenshots: [...before.screenshots, file].slice(0, SCREENSHOTS_MAX) }));
  }

  function tellFailure(error: unknown): void {
    const code = isApiFailure(error) ? error.code : undefined;
    setProblem(code && REFUSED_PICTURES[code]);
    showToast({ kind: 'error', message: formatMessage({ id: code === 'INTERNAL' ? 'error.oops' : 'feedback.failed' }) });
  }

  async function send(): Promise<void> {
    setSending(true);
    setProblem(undefined);
    const about = screenshots.map(({ name, type, size }) => ({ name: name.slice(0, 200), type, size }));
    try {
      const body = {
        ...browserDetails(window),
        subject,
        feedback,
        appVersion: config.appVersion,
        userId: user.candidateId,
        formData: JSON.stringify({ attachments: about }),
      };
      const outcome = await sendFeedback(quietRest, body, screenshots);
      showToast({ kind: TOASTS[outcome].kind, message: formatMessage({ id: TOASTS[outcome].id }) });
      if (outcome === 'not-copied') return;
      setDraft(EMPTY_DRAFT);
      onClose();
    } catch (error) {
      tellFailure(error);
    } finally {
      setSending(false);
    }
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
      <form
        noValidate
        className={classes['form']}
        onSubmit={(event) => {
          event.preventDefault();
          if (isComplete(draft) && !isSending) void send();
        }}
      >
        <TextInput
          label={formatMessage({ id: 'feedback.subject' })}
          size="md"
          aria-required
          autoComplete="off"
          data-autofocus
          maxLength={SUBJECT_MAX}
          value={subject}
          {...tidiedField(tidySubject, (text) => change({ subject: text }))}
        />
        <div className={classes['field']}>
          <label htmlFor={`${id}-text`} className={classes['label']}>
            <FormattedMessage id="feedback.text" />
          </label>
          <textarea
            id={`${id}-text`}
            className={classes['text']}
            rows={5}
            aria-required
            aria-describedby={`${id}-count`}
            maxLength={FEEDBACK_MAX}
            value={feedback}
            {...tidiedField(tidyFeedback, (text) => change({ feedback: text }))}
          />
          <span id={`${id}-count`} className={`hq-tabular ${classes['counter']}`}>
            <FormattedMessage id="feedback.counter" values={{ count: feedback.length, limit: FEEDBACK_MAX }} />
          </span>
        </div>
        <Screenshots
          files={screenshots}
          problem={problem}
          onAdd={(file) => void addScreenshot(file)}
          onRemove={(file) => {
            setProblem(undefined);
            change({ screenshots: screenshots.filter((each) => each !== file) });
          }}
        />
        <Button ref={submit} type="submit" size="md" disabled={!isComplete(draft)} loading={isSending}>
          <FormattedMessage id="feedback.submit" />
        </Button>
      </form>
    </Modal>
  );
}
