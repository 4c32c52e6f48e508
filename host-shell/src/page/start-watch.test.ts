import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { PAGE_IDS } from '@hirehq/shared-contracts/page';
import { PLAIN_START_TEXTS, START_LIMIT_MS, startTextsOf, startWatchScript } from '@hirehq/shared-contracts/start-watch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Browser packages have no types of Node. */
const { runInNewContext } = await vi.importActual<{ runInNewContext: (script: string, world: object) => void }>('node:vm');

const FILES = [
  { url: '/shell/1/main.js', integrity: 'sha384-a' },
  { url: '/shell/1/main.css', integrity: 'sha384-b' },
];
const SCRIPT = startWatchScript(FILES);
const TEXTS = JSON.stringify(startTextsOf({ en: PLAIN_START_TEXTS, ar: { ...PLAIN_START_TEXTS, title: 'AR', slow: 'AR slow' } }));

type Sent = 'good' | 'cut' | 'stalled' | 'refused' | 'html' | 'error' | 'altered';
const FAILED = 'hirehq:start-failed';

interface Page {
  /** What the next requests get, in order; the last one repeats. */
  sends?: Sent[];
  state?: unknown;
  isOnline?: boolean;
  browser?: Record<string, unknown>;
  /** Whether the page arrived as far as what it would say. */
  hasTexts?: boolean;
}

const stops: (() => void)[] = [];

function response(sent: Sent, signal: AbortSignal, hasHash: boolean): Promise<unknown> {
  if (sent === 'refused') return Promise.reject(new TypeError('Failed to fetch'));
  if (sent === 'stalled') return new Promise((_, reject) => signal.addEventListener('abort', () => reject(new Error('aborted'))));
  if (hasHash) return sent === 'altered' ? Promise.reject(new TypeError('integrity')) : Promise.resolve({});
  const type = sent === 'html' ? 'text/html' : 'text/javascript';
  const read = () => (sent === 'cut' ? Promise.reject(new TypeError('network error')) : Promise.resolve({ done: true }));
  return Promise.resolve({
    ok: sent !== 'error',
    headers: { get: () => type },
    body: { getReader: () => ({ read }) },
  });
}

/** Runs the script as the page would; nothing is loaded. */
function open({ sends = ['good'], state = null, isOnline = true, browser = {}, hasTexts = true }: Page = {}) {
  document.body.innerHTML = `<div id="${PAGE_IDS.root}"></div>${hasTexts ? `<script type="application/json" id="${PAGE_IDS.startTexts}">${TEXTS}</script>` : ''}`;
  const queue = [...sends];
  const location = { reload: vi.fn<() => void>() };
  const history = { state, replaceState: (next: unknown) => void (history.state = next) };
  const last = new Map<string, Sent>();
  const fetch = vi.fn<(url: string, init: { signal: AbortSignal; integrity?: string }) => Promise<unknown>>();
  fetch.mockImplementation((url, { signal, integrity }) => {
    const next = (queue.length > 1 ? queue.shift : () => queue[0]).bind(queue);
    const sent = (integrity === undefined ? next() : last.get(url)) ?? 'good';
    last.set(url, sent);
    return response(sent, signal, integrity !== undefined);
  });
  const listen = (type: string, listener: EventListener, capture?: boolean) => {
    window.addEventListener(type, listener, capture);
    stops.push(() => window.removeEventListener(type, listener, capture));
  };
  const world = {
    document,
    location,
    history,
    fetch,
    localStorage,
    URL,
    AbortSignal,
    AbortController,
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    clearTimeout: (timer: number) => clearTimeout(timer),
    navigator: { onLine: isOnline },
    addEventListener: listen,
    ...browser,
  };
  runInNewContext(SCRIPT, world);
  return { location, history, fetch };
}

const fail = () => document.dispatchEvent(new Event(FAILED));
const takeOver = () => document.getElementById(PAGE_IDS.root)?.dispatchEvent(new Event(TAKEN_OVER_EVENT));
const shown = () => document.querySelector('[data-failure]')?.getAttribute('data-failure') ?? undefined;

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  document.documentElement.lang = 'en';
});
afterEach(() => {
  for (const stop of stops.splice(0)) stop();
  vi.restoreAllMocks();
  vi.useRealTimers();
  document.documentElement.removeAttribute('data-not-started');
  localStorage.clear();
});

it('SH-32 is read by a browser that knows no syntax since 2009', () => {
  expect(SCRIPT).not.toMatch(/=>|`|\b(const|let|class|async|await)\b|\?\.|\?\?|\.\.\./);
});

it('SH-32 a file that failed is requested again past the cache, and the page restarts once all are correct', async () => {
  const { location, history, fetch } = open({ sends: ['refused', 'good'] });
  fail();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(location.reload).toHaveBeenCalledTimes(1);
  expect(history.state).toEqual({ hirehqRestarted: 1 });
  expect(fetch.mock.calls.filter(([url]) => url === FILES[0]?.url).length).toBeGreaterThanOrEqual(2);
  expect(shown()).toBeUndefined();
});

it('SH-32 nothing is requested while the page starts, however long that takes in all', async () => {
  const { fetch } = open();
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS - 1);
  takeOver();
  await vi.advanceTimersByTimeAsync(10 * START_LIMIT_MS);
  expect(fetch).not.toHaveBeenCalled();
});

it('SH-32 a file that stalls is requested again without any event', async () => {
  const { location } = open();
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it.each([
  ['refused', 'unreachable'],
  ['cut', 'unreachable'],
  ['error', 'server'],
  ['html', 'altered'],
  ['altered', 'altered'],
  ['stalled', 'slow'],
] as const)('SH-32 a file that is always %s: the page says so, and opens by itself once the file is there', async (sent, why) => {
  const { location } = open({ sends: [sent, sent, sent, sent, sent, sent, 'good'] });
  fail();
  await vi.advanceTimersByTimeAsync(START_LIMIT_MS + 5_000);
  expect(shown()).toBe(why);
  const alert = document.querySelector('[role="alert"]');
  expect(alert?.textContent).toContain(PLAIN_START_TEXTS[why]);
  expect(alert?.querySelector('button')?.textContent).toBe(PLAIN_START_TEXTS.reload);
  await vi.advanceTimersByTimeAsync(10 * START_LIMIT_MS);
  expect(location.reload).toHaveBeenCalledTimes(1);
});

it('SH-32 without a connection the page says so', async () => {
  open({ sends: ['refused'], isOnline: false });
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBe('offline');
});

it('SH-32 a page counts its restarts in the entry of the history, beside what others keep there', async () => {
  const first = open({ state: { idx: 3, hirehqRestarted: 1 } });
  fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(first.history.state).toEqual({ idx: 3, hirehqRestarted: 2 });
});

it('SH-32 a page that has restarted twice says that it does not start', async () => {
  const second = open({ state: { hirehqRestarted: 2 } });
  fail();
  await vi.advanceTimersByTimeAsync(10);
  expect(second.location.reload).not.toHaveBeenCalled();
  expect(shown()).toBe('broken');
});

it('SH-32 a shell that comes after all takes the place of the message, and restarts are counted again from zero', async () => {
  const { history } = open({ sends: ['error'], state: { idx: 1, hirehqRestarted: 2 } });
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(document.getElementById(PAGE_IDS.root)?.hidden).toBe(true);
  takeOver();
  expect(shown()).toBeUndefined();
  expect(document.getElementById(PAGE_IDS.root)?.hidden).toBe(false);
  expect(history.state).toEqual({ idx: 1 });
});

it('SH-32 the message is in the language of the visitor', async () => {
  localStorage.setItem('locale', 'ar');
  open({ sends: ['stalled'] });
  await vi.advanceTimersByTimeAsync(2 * START_LIMIT_MS + 10);
  const message = document.querySelector('[data-failure]');
  expect([message?.getAttribute('lang'), message?.getAttribute('dir')]).toEqual(['ar', 'rtl']);
  expect(message?.textContent).toContain('AR slow');
});

it.each([{ fetch: undefined }, { URL: undefined }, { URL: () => undefined }, { AbortSignal: undefined }])(
  'SH-32 a browser without %o is told which versions work',
  (browser) => {
    open({ browser });
    expect(shown()).toBe('old');
    expect(document.querySelector('[role="alert"]')?.textContent).toMatch(/Chrome 126, Edge 126, Firefox 126 or Safari 18,/);
    expect(document.documentElement.hasAttribute('data-not-started')).toBe(true);
  },
);

it('SH-32 a page that was cut off before its texts still says that it did not load, once it waits for nothing more', async () => {
  const { location } = open({ sends: ['error'], hasTexts: false });
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('loading');
  fail();
  await vi.advanceTimersByTimeAsync(10_000);
  expect(shown()).toBeUndefined();
  state.mockReturnValue('complete');
  await vi.advanceTimersByTimeAsync(100);
  expect(document.querySelector('[role="alert"] h1')?.textContent).toBe(PLAIN_START_TEXTS.title);
  document.querySelector<HTMLButtonElement>('[role="alert"] button')?.click();
  expect(location.reload).toHaveBeenCalledTimes(1);
});
