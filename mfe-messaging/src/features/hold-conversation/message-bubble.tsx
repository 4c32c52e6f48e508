import { memo, useId } from 'react';
import { FormattedMessage, Icon, VisuallyHidden, useIntl } from '@hirehq/shared-ui';
import { timeLabel } from '../../shared/day-label.ts';
import type { ChatMessage } from '../../shared/inbox/thread.model.ts';
import { Attachment } from './attachment.tsx';
import { LinkCaution, MessageText } from './message-text.tsx';

interface MessageBubbleProps {
  message: ChatMessage;
  employerName: string;
  /** The last message of the candidate that the employer has read. */
  isSeen: boolean;
  /** Follows a message of the same side on the same day. */
  isFollowing: boolean;
}

/** One message. Whatever it contains is shown as text, except for the links that the server found in it. */
export const MessageBubble = memo(function MessageBubble({ message, employerName, isSeen, isFollowing }: MessageBubbleProps) {
  const intl = useIntl();
  const cautionId = useId();
  const { byEnterprise, messageType, timestamp, aboutJob, fileName, messageSignedUrl } = message;
  return (
    <li className="ms-message" data-mine={!byEnterprise || undefined} data-following={isFollowing || undefined}>
      <div className="ms-bubble">
        <VisuallyHidden>
          {byEnterprise ? employerName : intl.formatMessage({ id: 'messaging.you' })}
          {': '}
        </VisuallyHidden>
        {aboutJob && (
          <span className="ms-about">
            <FormattedMessage id="messaging.about" values={{ job: <bdi>{aboutJob.jobTitle}</bdi> }} />
          </span>
        )}
        {(fileName !== null || messageSignedUrl !== null) && <Attachment message={message} />}
        {message.message && (
          <MessageText text={message.message} links={message.links} cautionId={message.hasUnprovenLink ? cautionId : undefined} />
        )}
        {message.hasUnprovenLink && <LinkCaution id={cautionId} employerName={employerName} />}
        <span className="ms-meta">
          {messageType === 'SMS' && <span className="ms-sms">{intl.formatMessage({ id: 'messaging.sms' })}</span>}
          <time dateTime={timestamp}>{timeLabel(intl, timestamp)}</time>
        </span>
      </div>
      {isSeen && (
        <span className="ms-seen">
          <Icon name="check" size={14} />
          <FormattedMessage id="messaging.seen" />
        </span>
      )}
    </li>
  );
});
