/** Whether one tab holds the stream for all tabs of the browser. Browsers have locks only on https and on localhost. */
export const sharesStream = (): boolean => 'locks' in navigator;

type LeaderWork = (signal: AbortSignal) => Promise<void>;

export interface Leadership {
  /** Resolves once `work` has ended by itself, or was stopped. */
  done: Promise<void>;
  /** Takes the lock from the tab that has it, which may be frozen. */
  takeOver(): void;
}

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
async function runWhileVisible(signal: AbortSignal, work: LeaderWork): Promise<void> {
  for (;;) {
    await untilVisible(signal);
    const hidden = new AbortController();
    const onChange = () => document.visibilityState === 'hidden' && hidden.abort();
    document.addEventListener('visibilitychange', onChange);
    await work(AbortSignal.any([signal, hidden.signal])).finally(() =>
      document.removeEventListener('visibilitychange', onChange),
    );
    if (signal.aborted || !hidden.signal.aborted) return;
  }
}

function runWithLock(name: string, signal: AbortSignal, work: LeaderWork): Leadership {
  let waiting: AbortController | undefined;

  /** False if the lock was lost before `work` had ended. */
  async function once(isTakeOver: boolean): Promise<boolean> {
    const wait = new AbortController();
    const lost = new AbortController();
    waiting = wait;
    const run = () => {
      waiting = undefined;
      return work(AbortSignal.any([signal, lost.signal]));
    };
    try {
      await navigator.locks.request(name, isTakeOver ? { steal: true } : { signal: AbortSignal.any([signal, wait.signal]) }, run);
      return true;
    } catch (error) {
      lost.abort();
      if (error instanceof DOMException && error.name === 'AbortError') return false;
      throw error;
    }
  }

  async function untilEnded(): Promise<void> {
    for (let takesOver = false; !signal.aborted;) {
      const wait = once(takesOver);
      const own = waiting;
      if (await wait) return;
      // Either this tab stopped waiting in order to take over, or another tab took over from it.
      takesOver = own?.signal.aborted ?? false;
    }
  }

  return { done: untilEnded(), takeOver: () => waiting?.abort() };
}

/** Runs `work` in the tab that has the lock; without locks in each visible tab. */
export function runAsLeader(name: string, signal: AbortSignal, work: LeaderWork): Leadership {
  if (sharesStream()) return runWithLock(name, signal, work);
  return { done: runWhileVisible(signal, work), takeOver: () => undefined };
}
