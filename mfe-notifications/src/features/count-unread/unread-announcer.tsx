import { FormattedMessage, VisuallyHidden } from '@hirehq/shared-ui';

interface UnreadAnnouncerProps {
  /** Text of the latest notification. */
  newest: string | undefined;
  unreadCount: number;
}

/** Announces a new notification to screen readers, politely. */
export function UnreadAnnouncer({ newest, unreadCount }: UnreadAnnouncerProps) {
  return (
    <VisuallyHidden>
      <span role="status">
        {newest !== undefined && <FormattedMessage id="notifications.announce" values={{ text: newest, count: unreadCount }} />}
      </span>
    </VisuallyHidden>
  );
}
