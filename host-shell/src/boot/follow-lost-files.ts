import type { PageRenewal } from '../lend/page-renewal.ts';

/** Listens for code that failed to load, both uncaught errors and those that components report. */
export function followLostFiles({ fileLost }: PageRenewal): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => fileLost(error));
  window.addEventListener('unhandledrejection', ({ reason }) => fileLost(reason));
}
