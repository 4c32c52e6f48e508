import { ActionIcon, Icon, useIntl } from '@hirehq/shared-ui';
import { badgeText } from '@hirehq/shared-ui/bundled';
import type { Ref } from 'react';

interface BellButtonProps {
  unreadCount: number;
  opened: boolean;
  onToggle: () => void;
  ref?: Ref<HTMLButtonElement>;
}

/** The bell with its badge. It accepts the props a popover gives to its target. */
export function BellButton({ unreadCount, opened, onToggle, ref, ...target }: BellButtonProps) {
  const intl = useIntl();
  const badge = badgeText(unreadCount);
  return (
    <ActionIcon
      {...target}
      ref={ref}
      className="nt-bell"
      variant="subtle"
      color="gray"
      size={44}
      radius="xl"
      aria-label={intl.formatMessage({ id: 'notifications.bell' }, { count: unreadCount, badge })}
      aria-haspopup="dialog"
      aria-expanded={opened}
      onClick={onToggle}
    >
      <Icon name="bell" size={22} />
      {badge && (
        <span className="nt-badge" aria-hidden="true">
          {badge}
        </span>
      )}
    </ActionIcon>
  );
}
