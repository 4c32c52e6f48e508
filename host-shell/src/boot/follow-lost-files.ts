import type { PageRenewal } from '../shell-api/page-renewal.ts';

/** Parts of remotes that offer a second try in their place mark the error they report. */
const hasRetry = (error: unknown): boolean => error instanceof Error && 'hasRetry' in error && error.hasRetry === true;

/** Listens for code that failed to load, both uncaught errors and those that components report. */
export function followLostFiles({ fileLost }: PageRenewal): void {
  window.addEventListener('error', ({ error }: ErrorEvent) => fileLost(error, { hasRetry: hasRetry(error) }));
  window.addEventListener('unhandledrejection', ({ reason }) => fileLost(reason));
}
