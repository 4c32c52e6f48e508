import { FormattedMessage, VisuallyHidden } from '@hirehq/shared-ui';

/** Announces the panel that opened by itself to screen readers, politely. */
export function OpenedAnnouncer({ isOpen }: { isOpen: boolean }) {
  return (
    <VisuallyHidden>
      <span role="status">{isOpen && <FormattedMessage id="notifications.opened" />}</span>
    </VisuallyHidden>
  );
}
