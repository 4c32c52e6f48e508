import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MAX_LOAD_REPORTS, VISIT_TICKET_HEADER, type LoadReport } from '@hirehq/shared-contracts/release';
import { createLoadReports } from './load-reports.ts';

const reportOf = (part: string, outcome: LoadReport['outcome'] = 'ok'): LoadReport => ({
  traceId: part,
  remote: 'jobs',
  part,
  outcome,
  attempts: [],
  page: '/job-list',
  at: '2026-01-01T00:00:00Z',
});

const unmeasured = () => undefined;

/** The parts that each request reported. */
let sent: string[][];
/** The ticket that each request carried. */
let tickets: (string | undefined)[];

beforeEach(() => {
  sent = [];
  tickets = [];
  // Without requestIdleCallback: the package behind fake timers takes its options for a number, and never calls back.
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.stubGlobal('fetch', (_: string, { body, headers }: { body: string; headers: Record<string, string> }) => {
    tickets.push(headers[VISIT_TICKET_HEADER]);
    sent.push((JSON.parse(body) as LoadReport[]).map(({ part }) => part));
    return Promise.reject(new TypeError('Failed to fetch'));
  });
});
afterEach(() => vi.useRealTimers());

it('PF-03 reports the loads of a page in one request', () => {
  const report = createLoadReports(unmeasured);
  report(reportOf('search'));
  report(reportOf('jobList'));
  expect(sent).toEqual([]);
  vi.runAllTimers();
  expect(sent).toEqual([['search', 'jobList']]);
  report(reportOf('bell'));
  vi.runAllTimers();
  expect(sent).toEqual([['search', 'jobList'], ['bell']]);
});

it('PF-03 reports a failure as soon as the page is idle, with what was waiting', () => {
  const report = createLoadReports(unmeasured);
  report(reportOf('search'));
  report(reportOf('jobList', 'failed'));
  vi.advanceTimersByTime(1_000);
  expect(sent).toEqual([['search', 'jobList']]);
  vi.runAllTimers();
  expect(sent).toHaveLength(1);
});

it('PF-03 reports before the page is left', () => {
  const report = createLoadReports(unmeasured);
  report(reportOf('search'));
  window.dispatchEvent(new Event('pagehide'));
  expect(sent).toEqual([['search']]);
});

it('PF-03 sends more reports than fit into one request in several', () => {
  const report = createLoadReports(unmeasured);
  for (let number = 0; number <= MAX_LOAD_REPORTS; number++) report(reportOf(String(number)));
  vi.runAllTimers();
  expect(sent.map((parts) => parts.length)).toEqual([MAX_LOAD_REPORTS, 1]);
});

it('PF-02 carries the ticket of its visit, if the page has one', () => {
  const [withTicket, without] = [createLoadReports(unmeasured, 'signed'), createLoadReports(unmeasured)];
  withTicket(reportOf('search'));
  without(reportOf('search'));
  vi.runAllTimers();
  expect(tickets).toEqual(['signed', undefined]);
});

it('PF-03 says how long the longest task of a load was, of which the browser tells after the load', () => {
  const bodies: LoadReport[][] = [];
  vi.stubGlobal('fetch', (_: string, { body }: { body: string }) => {
    bodies.push(JSON.parse(body) as LoadReport[]);
    return Promise.reject(new TypeError('Failed to fetch'));
  });
  let measured = 0;
  const report = createLoadReports(({ from, to }) => measured + to - from);
  report(reportOf('search'), { from: 10, to: 12 });
  report(reportOf('start'));
  measured = 80;
  vi.runAllTimers();
  expect(bodies[0]?.map(({ longTaskMs }) => longTaskMs)).toEqual([82, undefined]);
});
