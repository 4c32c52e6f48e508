import type { LoadReport } from '@hirehq/shared-contracts/release';

const whenIdle = (work: () => void) =>
  'requestIdleCallback' in window ? window.requestIdleCallback(work, { timeout: 3_000 }) : setTimeout(work, 500);

/** Reports the result of a load to the operator; sent when the page is idle, and never fails the page. */
export function sendLoadReport(report: LoadReport): void {
  whenIdle(() => {
    fetch('/public/api/v1/load-reports', {
      method: 'POST',
      keepalive: true,
      credentials: 'omit',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(report),
    }).catch(() => undefined);
  });
}
