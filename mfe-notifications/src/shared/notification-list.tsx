import type { RefObject } from 'react';
import { Drawing, EmptyState, ErrorState, FormattedMessage, Skeleton, useIntl } from '@hirehq/shared-ui';
import { useWholeRows } from './use-whole-rows.ts';
import { useMarkRead } from './mark-read.mutation.ts';
import { NotificationItem } from './notification-item.tsx';
import type { Notification } from './notifications.model.ts';

interface NotificationListProps {
  items: readonly Notification[];
  status: 'loading' | 'ready' | 'failed';
  isNew: (notification: Notification) => boolean;
  list: RefObject<HTMLDivElement | null>;
  onOpen: (notification: Notification) => void;
  onRetry: () => void;
}

/** A silent bell. */
const RESTING_BELL = (
  <Drawing>
    <circle className="hq-art-soft" cx="100" cy="76" r="48" />
    <path className="hq-art-card" d="M72 94c0-4 6-8 6-26a22 22 0 0 1 44 0c0 18 6 22 6 26H72Z" />
    <path className="hq-art-strong" d="M92 102a8.5 8.5 0 0 0 16 0M100 40v6" />
    <path className="hq-art-accent" d="M134 46h12l-12 14h12M152 30h8l-8 9h8" />
  </Drawing>
);

const ROWS = [0, 1, 2];

function ListSkeleton() {
  const intl = useIntl();
  return (
    <div className="nt-skeleton" role="status" aria-label={intl.formatMessage({ id: 'notifications.loading' })}>
      {ROWS.map((row) => (
        <div key={row} className="nt-skeleton-row">
          <Skeleton height={16} width="92%" />
          <Skeleton height={12} width="30%" />
        </div>
      ))}
    </div>
  );
}

type Section = Pick<NotificationListProps, 'items' | 'onOpen'>;

/** The rows. What is marked as read may leave the list with its button: the focus moves first. */
function Rows({ items, onOpen, list }: Section & Pick<NotificationListProps, 'list'>) {
  const { markRead } = useMarkRead();

  function mark(notification: Notification, item: HTMLLIElement | null): void {
    const next = item?.nextElementSibling ?? item?.previousElementSibling;
    (next?.querySelector('button') ?? list.current)?.focus();
    void markRead(notification);
  }

  return (
    <ul className="nt-list">
      {items.map((item) => (
        <NotificationItem key={item.id} notification={item} onOpen={onOpen} onMarkRead={mark} />
      ))}
    </ul>
  );
}

/** The rows under 'New' and 'Earlier', if some of them are new. */
function Sections({ items, isNew, ...rows }: Section & Pick<NotificationListProps, 'isNew' | 'list'>) {
  const fresh = items.filter(isNew);
  if (fresh.length === 0) return <Rows items={items} {...rows} />;
  const earlier = items.filter((item) => !isNew(item));
  return (
    <>
      <h3 className="nt-section">
        <FormattedMessage id="notifications.new" />
      </h3>
      <Rows items={fresh} {...rows} />
      {earlier.length > 0 && (
        <>
          <h3 className="nt-section">
            <FormattedMessage id="notifications.earlier" />
          </h3>
          <Rows items={earlier} {...rows} />
        </>
      )}
    </>
  );
}

/** Notifications, newest first, or the reason why there are none. */
export function NotificationList({ items, status, isNew, list, onOpen, onRetry }: NotificationListProps) {
  const intl = useIntl();
  useWholeRows(list);
  const text = (id: string) => intl.formatMessage({ id });
  const content = () => {
    if (status === 'loading') return <ListSkeleton />;
    if (items.length > 0) return <Sections items={items} isNew={isNew} list={list} onOpen={onOpen} />;
    if (status === 'ready') return <EmptyState illustration={RESTING_BELL} order={3} title={text('notifications.empty')} />;
    return (
      <ErrorState
        order={3}
        title={text('notifications.error.title')}
        description={text('notifications.error.text')}
        retry={{ label: text('notifications.error.retry'), onRetry }}
      />
    );
  };
  return (
    <div ref={list} className="nt-lists" tabIndex={-1} role="group" aria-label={text('notifications.title')}>
      {content()}
    </div>
  );
}
