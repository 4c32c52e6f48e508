import { useState } from 'react';
import { useEvent } from '@hirehq/shared-ui';
import { Popover } from '@hirehq/shared-ui/floating';
import { AllDrawer } from '../features/browse-all/all-drawer.tsx';
import { LatestPanel } from '../features/browse-latest/latest-panel.tsx';
import { BellButton } from '../features/count-unread/bell-button.tsx';
import { UnreadAnnouncer } from '../features/count-unread/unread-announcer.tsx';
import { useUnreadUpdates } from '../features/count-unread/use-unread-updates.ts';
import { OpenedAnnouncer } from '../features/open-notification/opened-announcer.tsx';
import { useCloseOnEscape } from '../features/open-notification/use-close-on-escape.ts';
import { useOpenByAddress } from '../features/open-notification/use-open-by-address.ts';
import { useOpenKeyword } from '../features/open-notification/use-open-keyword.ts';
import { useOpenNotification } from '../features/open-notification/open-notification.query.ts';
import { PushOffer } from '../features/push-to-device/push-offer.tsx';
import { useRenewedDevice } from '../features/push-to-device/use-renewed-device.ts';
import { useMarkRead } from '../shared/mark-read.mutation.ts';
import type { Filter } from '../shared/filter-toggle.tsx';
import type { Notification } from '../shared/notifications.model.ts';
import './bell.css';

/** `offered`: the panel that opened by itself. It leaves the focus where it is. */
type Shown = 'nothing' | 'panel' | 'offered' | 'drawer';

export function NotificationsBell({ candidateId }: { candidateId: string }) {
  const { markRead } = useMarkRead();
  const openNotification = useOpenNotification();
  const [shown, setShown] = useState<Shown>('nothing');
  const { count, newest } = useUnreadUpdates(shown !== 'nothing');
  const [filter, setFilter] = useState<Filter>('all');
  const close = () => setShown('nothing');
  const reveal = (panel: 'panel' | 'offered') => {
    setFilter('all');
    setShown(panel);
  };
  const hasPanel = shown === 'panel' || shown === 'offered';

  useOpenKeyword(() => reveal('offered'));
  useCloseOnEscape(hasPanel, close);
  useEvent('notifications.wanted', () => reveal('panel'));
  useRenewedDevice(candidateId);

  async function open(notification: Notification): Promise<void> {
    void markRead(notification);
    if ((await openNotification(notification)) === 'opened') close();
  }

  useOpenByAddress(async (notification, options) => {
    void markRead(notification);
    const outcome = await openNotification(notification, options);
    // Nothing opens: the candidate at least sees the notification.
    if (outcome === 'kept') reveal('offered');
    return outcome === 'opened';
  });

  return (
    <>
      <Popover
        opened={hasPanel}
        onChange={(opened) => (opened ? reveal('panel') : close())}
        position="bottom-end"
        width="min(25rem, calc(100vw - 1.5rem))"
        offset={8}
        trapFocus={shown === 'panel'}
        returnFocus={shown === 'panel'}
        withinPortal={false}
      >
        <Popover.Target>
          <BellButton unreadCount={count} opened={hasPanel} onToggle={() => (hasPanel ? close() : reveal('panel'))} />
        </Popover.Target>
        <Popover.Dropdown className="nt-panel">
          <LatestPanel
            filter={filter}
            onFilter={setFilter}
            onOpen={(notification) => void open(notification)}
            onViewAll={() => setShown('drawer')}
            onLeave={close}
            offer={<PushOffer />}
          />
        </Popover.Dropdown>
      </Popover>
      <AllDrawer
        opened={shown === 'drawer'}
        filter={filter}
        onFilter={setFilter}
        onClose={close}
        onOpen={(notification) => void open(notification)}
      />
      <UnreadAnnouncer newest={newest} unreadCount={count} />
      <OpenedAnnouncer isOpen={shown === 'offered'} />
    </>
  );
}
