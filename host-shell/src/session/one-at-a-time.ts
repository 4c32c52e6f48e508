const LOCK = 'hirehq.session.refresh';

/** Runs work in one tab at a time. Without Web Locks (a page without TLS) it runs immediately. */
export function oneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(LOCK, work) as Promise<T>;
}
