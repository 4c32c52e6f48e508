import { FormattedMessage, VisuallyHidden } from '@hirehq/shared-ui';

interface UnreadAnnouncerProps {
  /** Text of the notification that came last. */
  newest: string | undefined;
  unreadCount: number;
}

/** Says aloud, when the reader pauses, that a notification came. */
export function UnreadAnnouncer({ newest, unreadCount }: UnreadAnnouncerProps) {
  return (
    <VisuallyHidden>
      <span role="status">
        {newest !== undefined && <FormattedMessage id="notifications.announce" values={{ text: newest, count: unreadCount }} />}
      </span>
    </VisuallyHidden>
  );
}
