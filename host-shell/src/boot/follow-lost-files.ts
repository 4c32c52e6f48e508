import type { PageRenewal } from '../lend/page-renewal.ts';

/** Code that comes later is asked for in many places; what none of them catches, and what they report, is heard of here. */
export function followLostFiles({ fileLost }: PageRenewal): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => fileLost(error));
  window.addEventListener('unhandledrejection', ({ reason }) => fileLost(reason));
}
