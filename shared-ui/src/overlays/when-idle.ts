export interface IdleLimits {
  /** A page that is never idle gets the work after this time. */
  readonly atLatestMs: number;
  /** Delay in Safari, which has no requestIdleCallback. */
  readonly withoutIdleMs: number;
}

const DEFERRED: IdleLimits = { atLatestMs: 3_000, withoutIdleMs: 1_000 };

/**
 * Runs work when the page is idle unless the returned function is called first. Without `limits`, it waits at most three seconds
 * (one second in Safari).
 */
export function whenIdle(work: () => void, limits = DEFERRED): () => void {
  if ('requestIdleCallback' in window) {
    const request = window.requestIdleCallback(work, { timeout: limits.atLatestMs });
    return () => window.cancelIdleCallback(request);
  }
  const timer = setTimeout(work, limits.withoutIdleMs);
  return () => clearTimeout(timer);
}
