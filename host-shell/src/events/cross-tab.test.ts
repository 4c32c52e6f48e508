import { afterEach, expect, test, vi } from 'vitest';
import type { EventPayload } from '@hirehq/shared-contracts/events';
import { joinTabs, type Tabs } from './cross-tab.ts';
import { createEventBus } from './event-bus.ts';

const open: Tabs[] = [];
afterEach(() => {
  for (const tabs of open.splice(0)) tabs.leave();
});

/** A tab of a candidate, and the notifications that its bus has delivered. */
function openTab(candidateId: string) {
  const bus = createEventBus(() => {});
  const received: EventPayload<'notification.received'>[] = [];
  bus.subscribe('notification.received', ({ payload }) => received.push(payload));
  const tabs = joinTabs(bus, candidateId);
  open.push(tabs);
  return { received, tabs };
}

const notification = {
  id: 'n',
  notificationValue: 'Your application was received.',
  notificationStatus: 'U',
  callToActionUrl: '/candidate/my-jobs',
  createdTimestamp: '2026-11-21T08:00:00.000Z',
} as const;
const streamed = (payload: object) => ({
  id: 'stream-1',
  topic: 'notification.received',
  version: 1,
  source: 'services',
  at: '2026-11-21T08:00:00.000Z',
  payload,
});

test('NT-05 an event from the stream reaches the candidate’s other tabs with its notification, and nobody else’s', async () => {
  const [first, second, stranger] = [openTab('ada'), openTab('ada'), openTab('grace')];
  const payload = { id: 'n', unReadNotifications: 1, notification };
  first.tabs.relay(streamed(payload));
  await vi.waitFor(() => expect(second.received).toEqual([payload]));
  expect([first.received, stranger.received]).toEqual([[payload], []]);
});

test('NT-05 an event of older services without the notification is delivered unchanged', () => {
  const tab = openTab('ada');
  tab.tabs.relay(streamed({ id: 'n', unReadNotifications: 1 }));
  expect(tab.received).toEqual([{ id: 'n', unReadNotifications: 1 }]);
});
