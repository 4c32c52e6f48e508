import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { EventPayload } from '@hirehq/shared-contracts/events';
import { createEventBus } from '../events/event-bus.ts';
import { EventStream } from './event-stream.ts';
import { createFakeServices, type Treatment } from './testing/fake-services.ts';
import { FakeChannel } from './testing/fake-channel.ts';
import { createFakeLocks } from './testing/fake-locks.ts';

type State = EventPayload<'stream.state-changed'>['state'];

let services: ReturnType<typeof createFakeServices>;
let locks: ReturnType<typeof createFakeLocks>;
const closing: (() => void)[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  vi.stubGlobal('BroadcastChannel', FakeChannel);
  locks = createFakeLocks();
  vi.stubGlobal('navigator', { locks });
  services = createFakeServices();
});
afterEach(() => {
  for (const close of closing.splice(0)) close();
  FakeChannel.open.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openTab(
  candidateId = 'ada',
  headers = () => Promise.resolve<Record<string, string> | undefined>({}),
  page?: ConstructorParameters<typeof EventStream>[3],
) {
  const bus = createEventBus(() => {});
  const states: State[] = [];
  const sinces: (number | undefined)[] = [];
  const counts: number[] = [];
  bus.subscribe('stream.state-changed', ({ payload }) => {
    states.push(payload.state);
    sinces.push(payload.since);
  });
  bus.subscribe('notification.received', ({ payload }) => counts.push(payload.unReadNotifications));
  const stream = new EventStream(candidateId, bus, { headers, refresh: () => Promise.resolve('refreshed') }, page);
  const stop = () => stream.stop();
  closing.push(stop);
  return { states, sinces, counts, stop };
}

/** Time passes; the services beat as they do. */
async function pass(ms: number, { beating = true } = {}): Promise<void> {
  for (let left = ms; left > 0; left -= 1000) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 1000));
    if (beating && left % 4000 < 1000) services.beat();
    await vi.advanceTimersByTimeAsync(0);
  }
}

function look(visibility: DocumentVisibilityState): void {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(visibility);
  document.dispatchEvent(new Event('visibilitychange'));
}

/** A tab of the same browser that does nothing more: frozen, or throttled in the background. */
const holdTurnElsewhere = () => void locks.request('x', {}, () => new Promise(() => {})).catch(() => undefined);

test('MS-08 NT-05 one tab has the stream, and every tab receives its events', async () => {
  const [first, second] = [openTab(), openTab()];
  await pass(100);
  services.send(1, 1);
  await pass(100);
  expect([first.counts, second.counts, services.connections.length]).toEqual([[1], [1], 1]);
  expect([first.states, second.states]).toEqual([['connected'], ['connected']]);
  await pass(60_000);
  expect([first.states, second.states, services.connections.length]).toEqual([['connected'], ['connected'], 1]);
});

describe.each<Treatment>(['never responds', 'passes nothing', 'responds with a page', 'offline'])(
  'a path to the services that %s',
  (treatment) => {
    test('MS-08 NT-05 from the start: no tab considers itself connected', async () => {
      services.treat(treatment);
      const tabs = [openTab(), openTab()];
      await pass(60_000);
      expect(tabs.map(({ states }) => states)).toEqual([['reconnecting'], ['reconnecting']]);
      expect(services.connections.length).toBeLessThan(15);
    });

    test('MS-08 NT-05 later: every tab knows within 9 s, and what was sent meanwhile arrives once it is over', async () => {
      const tabs = [openTab(), openTab()];
      await pass(1000);
      services.send(1, 1);
      await pass(1000);
      services.treat(treatment);
      if (treatment === 'offline' || treatment === 'responds with a page') for (const open of services.open()) open.end();
      await pass(9000, { beating: false });
      expect(tabs.map(({ states }) => states)).toEqual([
        ['connected', 'reconnecting'],
        ['connected', 'reconnecting'],
      ]);
      services.treat('open');
      services.resumeAs('resumed');
      await pass(45_000);
      expect(tabs.map(({ states }) => states.at(-1))).toEqual(['connected', 'connected']);
      expect(services.connections.at(-1)?.lastId).toBe('1.1');
      // Nothing was missed, so nothing has to be requested again.
      for (const { sinces } of tabs) expect(sinces.at(-1)).toBe(sinces[0]);
    });
  },
);

test('MS-08 a path that cuts every connection is not tried again and again', async () => {
  services.treat('cuts');
  openTab();
  await pass(60_000);
  expect(services.connections.length).toBeLessThan(15);
});

test('MS-08 a stream that is complete only from now on says since when', async () => {
  const tab = openTab();
  await pass(1000);
  for (const open of services.open()) open.end();
  services.resumeAs('missed');
  await pass(20_000);
  expect(tab.states).toEqual(['connected', 'connected']);
  const [before = 0, after = 0] = tab.sinces;
  expect(after).toBeGreaterThan(before);
});

test('MS-08 NT-05 a visible tab takes over from a tab that does nothing, and continues its stream', async () => {
  holdTurnElsewhere();
  const other = new FakeChannel('hirehq:live-stream:ada');
  const tab = openTab();
  other.postMessage({ kind: 'alive', position: '6.1', since: Date.now() });
  expect(tab.states).toEqual(['connected']);
  services.resumeAs('resumed');
  await pass(9000, { beating: false });
  expect(tab.states).toEqual(['connected', 'reconnecting']);
  await pass(8000);
  expect([tab.states.at(-1), services.connections.map(({ lastId }) => lastId)]).toEqual(['connected', ['6.1']]);
});

test('MS-08 a tab that the user sees and that is connecting keeps its turn', async () => {
  services.treat('never responds');
  holdTurnElsewhere();
  const other = new FakeChannel('hirehq:live-stream:ada');
  openTab();
  for (let leadership = 0; leadership < 15; leadership += 1) {
    other.postMessage({ kind: 'trying' });
    await pass(4000);
  }
  expect(services.connections).toEqual([]);
});

test('MS-08 a hidden tab takes nothing over until the user returns to it', async () => {
  holdTurnElsewhere();
  look('hidden');
  openTab();
  await pass(60_000);
  expect(services.connections).toEqual([]);
  look('visible');
  await pass(3000);
  expect(services.open().length).toBe(1);
});

test('MS-08 events that arrive twice, late or from an earlier position are delivered once and in order', async () => {
  const tab = openTab();
  const other = new FakeChannel('hirehq:live-stream:ada');
  await pass(100);
  for (const id of [3, 4]) services.send(id, id);
  await pass(100);
  const since = Date.now() - 1000;
  for (const id of [2, 3, 4]) {
    const payload = { id: `n${id}`, unReadNotifications: id };
    const event = { id: `stream-${id}.1`, topic: 'notification.received', version: 1, source: 'services', at: '', payload };
    other.postMessage({ kind: 'event', position: `${id}.1`, since, event });
  }
  other.postMessage({ kind: 'alive', position: '2.1', since });
  other.postMessage({ kind: 'nonsense' });
  services.send(5, 5);
  await pass(100);
  expect(tab.counts).toEqual([3, 4, 5]);
});

test('PF-04 a stream names its candidate, and nothing reaches a page after the candidate has changed', async () => {
  const [ada, grace] = [openTab('ada'), openTab('grace')];
  await pass(100);
  expect(services.connections.map(({ url }) => url)).toEqual(['/stream?candidate=ada']);
  ada.stop();
  services.send(1, 1);
  await pass(100);
  expect([ada.counts, ada.states.at(-1), grace.counts]).toEqual([[], 'off', []]);
});

test('MS-08 an identity provider that does not respond ends nothing', async () => {
  let isUp = false;
  const tab = openTab('ada', () => (isUp ? Promise.resolve({}) : Promise.reject(new Error('down'))));
  await pass(10_000);
  isUp = true;
  await pass(30_000);
  expect(tab.states.at(-1)).toBe('connected');
});

describe('MS-08 the first stream of a page', () => {
  const open = () => Promise.resolve({});
  const served = (agoMs: number) => ({ streamFrom: '5:7:6', at: Date.now() - agoMs });

  test('begins where the page was served, so that nothing it has requested is requested again', async () => {
    services.resumeAs('resumed');
    const page = served(2_000);
    const { states, sinces } = openTab('ada', open, page);
    await pass(10);
    expect(services.connections.map(({ url }) => url)).toEqual(['/stream?candidate=ada&page=5%3A7%3A6']);
    expect([states.at(-1), sinces.at(-1)]).toEqual(['connected', page.at]);
  });

  test('begins now when the page is old, as its events are news of long ago', async () => {
    const { sinces } = openTab('ada', open, served(61_000));
    await pass(10);
    expect(services.connections.map(({ url }) => url)).toEqual(['/stream?candidate=ada']);
    expect(sinces.at(-1)).toBeGreaterThanOrEqual(Date.now() - 10);
  });

  test('begins now with services that do not know where the page was served', async () => {
    services.resumeAs('missed');
    const { sinces } = openTab('ada', open, served(2_000));
    await pass(10);
    expect(sinces.at(-1)).toBeGreaterThanOrEqual(Date.now() - 10);
  });

  test('continues from its position when it is interrupted', async () => {
    services.resumeAs('resumed');
    openTab('ada', open, served(2_000));
    await pass(10);
    services.send(3, 1);
    await pass(10);
    services.open()[0]?.end();
    await pass(10_000);
    expect(services.connections.slice(1).map(({ url, lastId }) => [url, lastId])).toEqual([['/stream?candidate=ada', '3.1']]);
  });
});
