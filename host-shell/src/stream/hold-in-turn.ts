/** Whether one tab holds the stream for all tabs of the browser. Browsers have locks only on https and on localhost. */
export const sharesStream = (): boolean => 'locks' in navigator;

function untilVisible(signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const stop = new AbortController();
    const look = () => {
      if (document.visibilityState === 'hidden' && !signal.aborted) return;
      stop.abort();
      resolve();
    };
    document.addEventListener('visibilitychange', look, { signal: stop.signal });
    signal.addEventListener('abort', look, { signal: stop.signal });
    look();
  });
}

/** A browser opens at most six connections to a server, so only visible tabs have one. */
async function holdWhileVisible(signal: AbortSignal, hold: (signal: AbortSignal) => Promise<void>): Promise<void> {
  for (;;) {
    await untilVisible(signal);
    const hidden = new AbortController();
    const onChange = () => document.visibilityState === 'hidden' && hidden.abort();
    document.addEventListener('visibilitychange', onChange);
    await hold(AbortSignal.any([signal, hidden.signal])).finally(() =>
      document.removeEventListener('visibilitychange', onChange),
    );
    if (signal.aborted || !hidden.signal.aborted) return;
  }
}

/** Runs `hold` in the tab that has the lock; without locks in each visible tab. */
export async function holdInTurn(name: string, signal: AbortSignal, hold: (signal: AbortSignal) => Promise<void>): Promise<void> {
  if (sharesStream()) await navigator.locks.request(name, { signal }, () => hold(signal));
  else await holdWhileVisible(signal, hold);
}
