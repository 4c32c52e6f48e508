export interface Refresh {
  /** Requests the current state; while a request is under way, once more after it. Resolves when nothing is under way. */
  request: () => Promise<void>;
  /** Something changed: a response that is under way may be older than the change, so it is requested once more. */
  touch: () => void;
  /** Requests it again if the last request failed. */
  retryFailed: () => Promise<void>;
}

/** Requests of one thing, one after another. `run` handles its own failures, and resolves to false after one. */
export function createRefresh(run: () => Promise<boolean>): Refresh {
  let underWay: Promise<void> | undefined;
  let again = false;
  let hasFailed = false;

  async function loop(): Promise<void> {
    try {
      do {
        again = false;
        hasFailed = !(await run());
      } while (again);
    } finally {
      underWay = undefined;
    }
  }

  function request(): Promise<void> {
    if (underWay) again = true;
    else underWay = loop();
    return underWay;
  }

  return {
    request,
    touch() {
      if (underWay) again = true;
    },
    retryFailed: async () => {
      if (hasFailed && !underWay) await request();
    },
  };
}
