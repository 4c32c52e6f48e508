import { afterEach, expect, test, vi } from 'vitest';
import { joinTabs } from './cross-tab.ts';
import { createEventBus } from './event-bus.ts';

const open: (() => void)[] = [];
afterEach(() => {
  for (const leave of open.splice(0)) leave();
});

/** A tab of a candidate, and the counts that its bus has delivered. */
function openTab(candidateId: string) {
  const bus = createEventBus(() => {});
  const received: number[] = [];
  bus.subscribe('notifications.read', ({ payload }) => received.push(payload.unReadNotifications));
  open.push(joinTabs(bus, candidateId));
  return { received, bus };
}

test('NT-05 an event of a tab reaches the candidate’s other tabs, and nobody else’s', async () => {
  const [first, second, stranger] = [openTab('ada'), openTab('ada'), openTab('grace')];
  first.bus.publish('notifications', 'notifications.read', { unReadNotifications: 2 });
  await vi.waitFor(() => expect(second.received).toEqual([2]));
  expect([first.received, stranger.received]).toEqual([[2], []]);
});
