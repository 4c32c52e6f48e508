import { RemoteFailure } from './remote-failure.ts';

/** Rejects with REMOTE_TOO_SLOW if `work` takes longer. */
export function withinLimit<T>(work: Promise<T>, limitMs: number, what: string): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new RemoteFailure('REMOTE_TOO_SLOW', what)), limitMs);
    void work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}
