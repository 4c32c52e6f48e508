/** Runs work when the page is idle. Safari has no requestIdleCallback. */
export function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) window.requestIdleCallback(work);
  else setTimeout(work, 1_000);
}
