/** A page that is never idle gets the work after this time. */
const AT_LATEST_MS = 3_000;

/**
 * Runs work when the page is idle, at the latest after three seconds, unless the returned function is called first. Safari has no
 * requestIdleCallback.
 */
export function whenIdle(work: () => void): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work, { timeout: AT_LATEST_MS });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, 1_000);
  return () => clearTimeout(timer);
}
