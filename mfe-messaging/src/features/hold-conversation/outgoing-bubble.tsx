import { Button, FormattedMessage, Icon, useFailureText, useIntl } from '@hirehq/shared-ui';
import { timeLabel } from '../../shared/day-label.ts';
import type { Outgoing } from '../../shared/outbox/outgoing.ts';
import { useMessaging } from '../../shared/use-messaging.ts';
import { MessageText } from './message-text.tsx';

interface OutgoingBubbleProps {
  message: Outgoing;
  /** Its text and file go back to the composer. */
  onTakeBack: (message: Outgoing) => void;
}

/** A message on its way: sending, waiting for the connection, or failed. */
export function OutgoingBubble({ message, onTakeBack }: OutgoingBubbleProps) {
  const intl = useIntl();
  const { outbox } = useMessaging();
  const failureText = useFailureText();
  const { requestId, text, file, status, failure, progress, job, writtenAt, isRefused } = message;

  function takeBack(): void {
    const discarded = outbox.discard(requestId);
    if (discarded) onTakeBack(discarded);
  }

  return (
    <li className="ms-message" data-mine data-status={status}>
      <div className="ms-bubble">
        {job && (
          <span className="ms-about">
            <FormattedMessage id="messaging.about" values={{ job: <bdi>{job.jobTitle}</bdi> }} />
          </span>
        )}
        {file && (
          <span className="ms-file">
            <Icon name="attachment" size={18} />
            <bdi>{file.name}</bdi>
          </span>
        )}
        {text && <MessageText text={text} />}
        <span className="ms-meta">
          <time dateTime={writtenAt}>{timeLabel(intl, writtenAt)}</time>
        </span>
        {file && status === 'sending' && (
          <span className="ms-progress">
            <progress
              max={1}
              value={progress ?? 0}
              aria-label={intl.formatMessage({ id: 'messaging.uploading' }, { name: file.name })}
            />
            <Button variant="subtle" size="compact-xs" onClick={takeBack}>
              <FormattedMessage id="messaging.cancel" />
            </Button>
          </span>
        )}
      </div>
      {status === 'failed' ? (
        <div className="ms-failed" role="alert">
          <Icon name="alert" size={16} />
          <span className="ms-failed-text">
            <strong>
              <FormattedMessage id="messaging.failed" />
            </strong>{' '}
            {failure && ((isRefused ? failure.message : undefined) ?? failureText(failure))}
          </span>
          <span className="ms-failed-actions">
            <Button variant="light" size="compact-sm" onClick={() => outbox.retry(requestId)}>
              <FormattedMessage id="messaging.resend" />
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={takeBack}>
              <FormattedMessage id="messaging.edit" />
            </Button>
            <Button variant="subtle" color="gray" size="compact-sm" onClick={() => outbox.discard(requestId)}>
              <FormattedMessage id="messaging.discard" />
            </Button>
          </span>
        </div>
      ) : (
        <span className="ms-seen">
          <Icon name="clock" size={14} />
          <FormattedMessage id={status === 'sending' ? 'messaging.sending' : 'messaging.waiting'} />
        </span>
      )}
    </li>
  );
}
