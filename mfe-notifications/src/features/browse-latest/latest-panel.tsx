import { Button, FormattedMessage, OfflineNotice, useIntl } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { ArrivalsButton } from '../../shared/arrivals-button.tsx';
import type { FilterChoice } from '../../shared/filter-toggle.tsx';
import { NotificationList } from '../../shared/notification-list.tsx';
import { NotificationsHead } from '../../shared/notifications-head.tsx';
import type { Notification } from '../../shared/notifications.model.ts';
import { useOpenLists } from '../../shared/use-open-lists.ts';

const SHOWN = 5;

interface LatestPanelProps extends FilterChoice {
  onOpen: (notification: Notification) => void;
  onViewAll: () => void;
  onLeave: () => void;
  /** Under a list that is not empty. */
  offer: ReactNode;
}

/** The panel under the bell: the five newest notifications. */
export function LatestPanel({ filter, onFilter, onOpen, onViewAll, onLeave, offer }: LatestPanelProps) {
  const intl = useIntl();
  const { items, status, retry, isNew, list, unreadCount, pending, showPending } = useOpenLists(filter);

  return (
    <>
      <NotificationsHead
        title={
          <h2 className="nt-title">
            <FormattedMessage id="notifications.title" />
          </h2>
        }
        filter={filter}
        onFilter={onFilter}
        unreadCount={unreadCount}
        onLeave={onLeave}
      />
      <OfflineNotice message={intl.formatMessage({ id: 'notifications.offline' })} />
      <ArrivalsButton count={pending} onShow={showPending} />
      <div className="nt-panel-body" data-whole-rows="">
        <NotificationList
          items={items.slice(0, SHOWN)}
          status={status}
          isNew={isNew}
          list={list}
          onOpen={onOpen}
          onRetry={retry}
        />
      </div>
      {status === 'ready' && items.length > 0 && offer}
      {items.length > SHOWN && (
        <div className="nt-foot">
          <Button variant="subtle" fullWidth onClick={onViewAll}>
            <FormattedMessage id="notifications.viewAll" />
          </Button>
        </div>
      )}
    </>
  );
}
