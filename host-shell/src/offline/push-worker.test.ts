import { afterEach, beforeEach, expect, test, vi } from 'vitest';

type Listener = (event: Record<string, unknown>) => void;

const CHROMIUM = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/150.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';
const message = { id: '7', title: 'Acme', body: 'You have been shortlisted.', tag: 'job-1', url: '/candidate?notification=7' };

let listeners: Map<string, Listener>;
let shown: { title: string; options: Record<string, unknown> }[];
let subscribed: unknown[];

interface PageOptions {
  visibilityState?: string;
  /** What the page responds; undefined: nothing. */
  answer?: boolean;
}

function pageOf({ visibilityState = 'visible', answer }: PageOptions) {
  return {
    visibilityState,
    focus: vi.fn<() => Promise<void>>(async () => {}),
    postMessage: vi.fn<(question: unknown, ports: MessagePort[]) => void>((_, [port]) => {
      if (answer !== undefined) port?.postMessage(answer);
    }),
  };
}

/** Runs the worker's script in this window. */
async function start(pages: ReturnType<typeof pageOf>[] = [], userAgent = CHROMIUM) {
  const openWindow = vi.fn<(path: string) => Promise<null>>(async () => null);
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(userAgent);
  vi.stubGlobal('addEventListener', (type: string, listener: Listener) => void listeners.set(type, listener));
  vi.stubGlobal('registration', {
    showNotification: async (title: string, options: Record<string, unknown>) => void shown.push({ title, options }),
    pushManager: { subscribe: async (options: unknown) => void subscribed.push(options) },
  });
  vi.stubGlobal('clients', { matchAll: async () => pages, openWindow });
  vi.stubGlobal('caches', { match: async () => undefined });
  vi.stubGlobal('NOTIFICATION_ICON', '/icons/D/icon-192.png');
  vi.stubGlobal('PUSH', {
    cache: 'hirehq-push',
    language: '/push-language',
    start: '/candidate',
    texts: { en: { title: 'You have a new notification', body: 'Open it to read it.', dir: 'ltr' } },
  });
  vi.resetModules();
  await import('./push-worker.ts');
  const run = async (type: string, event: Record<string, unknown>) => {
    let work: Promise<unknown> = Promise.resolve();
    listeners.get(type)?.({ ...event, waitUntil: (given: Promise<unknown>) => (work = given) });
    await work;
  };
  const push = (data: unknown) => run('push', { data: { json: () => JSON.parse(String(data)) as unknown } });
  const click = (url: unknown) => run('notificationclick', { notification: { close() {}, data: { url } } });
  return { push, click, run, openWindow };
}

beforeEach(() => {
  listeners = new Map();
  shown = [];
  subscribed = [];
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('NT-12 a push is shown with the icon of the brand; a later one with its tag alerts again', async () => {
  const { push } = await start();
  await push(JSON.stringify({ ...message, locale: 'ar', dir: 'rtl' }));
  const { title, body, tag, url } = message;
  const data = { url };
  expect(shown).toEqual([
    { title, options: { body, tag, lang: 'ar', dir: 'rtl', icon: '/icons/D/icon-192.png', data, renotify: true } },
  ]);
});

test.each([
  ['a visible page shows it', [{ answer: true }], CHROMIUM, 0],
  ['a visible page does not show it', [{ answer: false }], CHROMIUM, 1],
  ['a visible page does not respond', [{}], CHROMIUM, 1],
  ['only a hidden page would show it', [{ answer: true, visibilityState: 'hidden' }], CHROMIUM, 1],
  ['a visible page shows it, but Safari requires a notification', [{ answer: true }], SAFARI, 1],
])('NT-12 %s', async (_, pages, userAgent, count) => {
  const { push } = await start(pages.map(pageOf), userAgent);
  await push(JSON.stringify(message));
  expect(shown).toHaveLength(count);
});

test.each(['', '{', 'null', '[]', '{"title":7}', '{"id":"7","title":""}'])(
  'NT-12 a message that is no notification is shown in general words: %s',
  async (data) => {
    const { push } = await start([pageOf({ answer: true })]);
    await push(data);
    expect(shown).toMatchObject([{ title: 'You have a new notification', options: { lang: 'en', data: { url: '/candidate' } } }]);
  },
);

test.each([
  ['/candidate?notification=7', '/candidate?notification=7'],
  ['https://evil.example/candidate', '/candidate'],
  ['//evil.example/candidate', '/candidate'],
  ['javascript:alert(1)', '/candidate'],
  ['/realms/hirehq/protocol/openid-connect/logout', '/candidate'],
  ['/candidate/../api/v1/candidates/', '/candidate'],
  [undefined, '/candidate'],
])('NT-12 a click on a notification for %s opens %s', async (url, opened) => {
  const { click, openWindow } = await start();
  await click(url);
  expect(openWindow.mock.calls).toEqual([[opened]]);
});

test('NT-12 a click is opened by the first page that responds, which comes to the front', async () => {
  const [silent, answering] = [pageOf({}), pageOf({ answer: true, visibilityState: 'hidden' })];
  const { click, openWindow } = await start([silent, answering]);
  await click(message.url);
  expect(answering.postMessage.mock.calls[0]?.[0]).toEqual({ kind: 'open', url: message.url });
  expect([silent.focus.mock.calls.length, answering.focus.mock.calls.length, openWindow.mock.calls.length]).toEqual([0, 1, 0]);
});

test('NT-12 a subscription that the browser ended is renewed with its key', async () => {
  const { run } = await start();
  const options = { applicationServerKey: new ArrayBuffer(65), userVisibleOnly: true };
  await run('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: null });
  await run('pushsubscriptionchange', { oldSubscription: { options }, newSubscription: { options } });
  await run('pushsubscriptionchange', { oldSubscription: null });
  expect(subscribed).toEqual([options]);
});
