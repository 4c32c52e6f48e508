import { routes } from '@hirehq/shared-contracts/routes';
import { ActionIcon, Button, FormattedMessage, Icon, PageLink, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { FilterToggle, type FilterChoice } from './filter-toggle.tsx';
import { useMarkRead } from './mark-read.mutation.ts';

interface NotificationsHeadProps extends FilterChoice {
  title: ReactNode;
  /** After the link to the preferences, e.g. a button that closes. */
  children?: ReactNode;
  /** Closes panel or drawer, when another page opens. */
  onLeave: () => void;
  unreadCount: number;
}

/** Title, link to the preferences, filter and 'Mark all as read', for panel and drawer. */
export function NotificationsHead({ title, children, onLeave, filter, onFilter, unreadCount }: NotificationsHeadProps) {
  const { formatMessage } = useIntl();
  const { markAllRead } = useMarkRead();
  return (
    <div className="nt-head">
      <div className="nt-head-row">
        {title}
        <span className="nt-head-tools">
          <ActionIcon
            component={PageLink}
            to={routes.notificationPreferences()}
            variant="subtle"
            color="gray"
            size={40}
            aria-label={formatMessage({ id: 'preferences.title' })}
            onClick={onLeave}
          >
            <Icon name="settings" />
          </ActionIcon>
          {children}
        </span>
      </div>
      <div className="nt-head-row">
        <FilterToggle value={filter} onChange={onFilter} />
        <Button
          className="nt-mark-all"
          variant="subtle"
          size="compact-sm"
          disabled={unreadCount === 0}
          onClick={() => void markAllRead()}
        >
          <FormattedMessage id="notifications.markAllRead" />
        </Button>
      </div>
    </div>
  );
}
