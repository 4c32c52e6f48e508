const LOCK = 'hirehq.session.refresh';

/** Runs this work in one tab at a time. Where the browser has no locks (a page without TLS) it just runs. */
export function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work) as Promise<T>;
}
