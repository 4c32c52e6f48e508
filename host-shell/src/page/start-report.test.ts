import { TAKEN_OVER_EVENT } from '@hirehq/shared-contracts/first-paint';
import { LOAD_REPORTS_PATH, VISIT_TICKET_HEADER, loadReportsSchema, type LoadReport } from '@hirehq/shared-contracts/release';
import { START_REPORT_MS, startReportScript } from '@hirehq/shared-contracts/start-report';
import { START_FAILURE_ID } from '@hirehq/shared-contracts/start-watch';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

/** Browser packages have no types of Node. */
const { runInNewContext } = await vi.importActual<{ runInNewContext: (script: string, world: object) => void }>('node:vm');

const SCRIPT = startReportScript('2.0.0', 'signed');
let sent: LoadReport[];
let stops: (() => void)[];

/** Runs the script as the page would. */
function open(transferSize = 0): void {
  runInNewContext(SCRIPT, {
    document,
    location: { pathname: '/job-list' },
    performance: {
      now: () => 1_234.5,
      getEntriesByType: () => [{ name: 'http://localhost/shell/2.0.0/main.js', transferSize }],
    },
    fetch(url: string, { headers, body }: { headers: Record<string, string>; body: string }) {
      expect([url, headers[VISIT_TICKET_HEADER]]).toEqual([LOAD_REPORTS_PATH, 'signed']);
      sent.push(...loadReportsSchema.parse(JSON.parse(body)));
      return Promise.resolve();
    },
    setTimeout: (work: () => void, ms: number) => setTimeout(work, ms),
    addEventListener(type: string, listener: EventListener, capture?: boolean) {
      window.addEventListener(type, listener, capture);
      stops.push(() => window.removeEventListener(type, listener, capture));
    },
  });
}

const start = () => document.body.dispatchEvent(new Event(TAKEN_OVER_EVENT));
const leave = () => window.dispatchEvent(new Event('pagehide'));

beforeEach(() => {
  sent = [];
  stops = [];
  document.body.innerHTML = '';
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
});
afterEach(() => {
  for (const stop of stops) stop();
  vi.useRealTimers();
});

it('SH-32 is read by a browser that knows no syntax since 2009', () => {
  expect(SCRIPT).not.toMatch(/=>|`|\b(const|let|class|async|await)\b|\?\.|\?\?|\.\.\./);
});

it('PF-02 reports once that the shell has started, and how long it took', () => {
  open(2_000);
  start();
  start();
  vi.advanceTimersByTime(START_REPORT_MS);
  expect(sent).toMatchObject([
    {
      remote: 'shell',
      part: 'start',
      outcome: 'ok',
      isFetched: true,
      attempts: [{ version: '2.0.0', outcome: 'ok', ms: 1_235 }],
    },
  ]);
});

it('PF-02 says that a shell from the cache was not fetched', () => {
  open();
  start();
  expect(sent).toMatchObject([{ isFetched: false }]);
});

it('PF-02 reports a shell that has not started in time', () => {
  open();
  vi.advanceTimersByTime(START_REPORT_MS);
  start();
  expect(sent).toMatchObject([{ outcome: 'failed', attempts: [{ version: '2.0.0', outcome: 'failed', phase: 'entry' }] }]);
});

it('PF-02 says nothing of a visitor who leaves sooner, unless the page has said that it did not load', () => {
  open();
  leave();
  expect(sent).toEqual([]);
  document.body.innerHTML = `<main id="${START_FAILURE_ID}"></main>`;
  leave();
  expect(sent).toMatchObject([{ outcome: 'failed' }]);
});
