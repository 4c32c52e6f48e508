import { Button, FormattedMessage } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { FilterToggle, type Filter } from './filter-toggle.tsx';
import { useMarkRead } from './mark-read.mutation.ts';

interface NotificationsHeadProps {
  title: ReactNode;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  unreadCount: number;
}

/** Title, filter and 'Mark all as read', for panel and drawer. */
export function NotificationsHead({ title, filter, onFilter, unreadCount }: NotificationsHeadProps) {
  const { markAllRead } = useMarkRead();
  return (
    <div className="nt-head">
      {title}
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
