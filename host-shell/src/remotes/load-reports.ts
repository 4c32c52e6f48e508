import { LOAD_REPORTS_PATH, MAX_LOAD_REPORTS, VISIT_TICKET_HEADER, type LoadReport } from '@hirehq/shared-contracts/release';
import { whenIdle } from '@hirehq/shared-ui';
import type { LongestTask, Span } from './long-tasks.ts';

/** How long the report of a load that went well waits for others, so that a page that loads many parts sends one request. */
const COLLECT_MS = 5_000;

/**
 * Reports the results of loads to the operator, and never fails the page. A failure is reported as soon as the page is idle;
 * other reports wait for each other, at most until the page is hidden or left. The ticket says which visit they are of.
 */
export function createLoadReports(longestTask: LongestTask, visitTicket?: string): (report: LoadReport, during?: Span) => void {
  let waiting: (() => LoadReport)[] = [];
  let timer: number | undefined;

  function send(): void {
    window.clearTimeout(timer);
    timer = undefined;
    while (waiting.length > 0) {
      const body = JSON.stringify(waiting.slice(0, MAX_LOAD_REPORTS).map((report) => report()));
      waiting = waiting.slice(MAX_LOAD_REPORTS);
      fetch(LOAD_REPORTS_PATH, {
        method: 'POST',
        keepalive: true,
        credentials: 'omit',
        headers: { 'content-type': 'application/json', ...(visitTicket && { [VISIT_TICKET_HEADER]: visitTicket }) },
        body,
      }).catch(() => undefined);
    }
  }

  document.addEventListener('visibilitychange', () => document.visibilityState === 'hidden' && send());
  // Safari may leave a page without hiding it first.
  window.addEventListener('pagehide', send);

  return (report, during) => {
    // The browser names a task when it has ended, and a part is on screen before the task of its mount has.
    waiting.push(() => {
      const longTaskMs = during && longestTask(during);
      return longTaskMs === undefined ? report : { ...report, longTaskMs };
    });
    if (report.outcome !== 'ok') whenIdle(send);
    else timer ??= window.setTimeout(send, COLLECT_MS);
  };
}
