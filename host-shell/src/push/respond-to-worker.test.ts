import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { respondToWorker } from './respond-to-worker.ts';

let worker: EventTarget & { startMessages: () => void };
beforeEach(() => {
  worker = Object.assign(new EventTarget(), { startMessages: () => {} });
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: worker });
  window.history.replaceState(null, '', '/candidate/find-jobs?keyword=nurse');
});
afterEach(() => void Reflect.deleteProperty(navigator, 'serviceWorker'));

function start(showsNotifications: boolean) {
  const went: string[] = [];
  respondToWorker({
    origin: window.location.origin,
    showsNotifications: () => showsNotifications,
    leaveTo: (path) => void went.push(`leaves to ${path}`),
    replaceAddress: (path) => void went.push(`stays at ${path}`),
  });
  const ask = (data: unknown) => {
    const port = { postMessage: vi.fn<(response: unknown) => void>() };
    worker.dispatchEvent(Object.assign(new Event('message'), { data, ports: [port] }));
    return port.postMessage.mock.calls.map(([response]) => response);
  };
  return { ask, went };
}

test('NT-12 a page says whether it shows a notification itself', () => {
  expect(start(true).ask({ kind: 'arrived', id: '7' })).toEqual([true]);
});

test('NT-12 a page without the bell says no', () => {
  expect(start(false).ask({ kind: 'arrived', id: '7' })).toEqual([false]);
});

test('NT-07 NT-12 a page with the bell opens the notification where it is', () => {
  const { ask, went } = start(true);
  expect(ask({ kind: 'open', url: '/candidate?notification=7' })).toEqual([true]);
  expect(went).toEqual(['stays at /candidate/find-jobs?keyword=nurse&notification=7']);
});

test('NT-12 a page without the bell is left', () => {
  const { ask, went } = start(false);
  expect(ask({ kind: 'open', url: '/candidate?notification=7' })).toEqual([true]);
  expect(went).toEqual(['leaves to /candidate?notification=7']);
});

test('NT-12 the start page opens also from a page with the bell', () => {
  const { ask, went } = start(true);
  expect(ask({ kind: 'open', url: '/candidate' })).toEqual([true]);
  expect(went).toEqual(['leaves to /candidate']);
});

test.each([
  'https://evil.example/candidate?notification=7',
  '//evil.example',
  'javascript:alert(1)',
  '/realms/hirehq/protocol/openid-connect/logout',
])('NT-12 %s is not opened', (url) => {
  const { ask, went } = start(true);
  expect([ask({ kind: 'open', url }), went]).toEqual([[false], []]);
});

test('NT-12 a message that is not a request gets no response', () => {
  expect(start(true).ask({ kind: 'else' })).toEqual([]);
});
