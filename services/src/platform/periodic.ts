export interface Periodic {
  /** Resolves once the run under way has ended; none begins after it. */
  stop(): Promise<void>;
}

interface PeriodicOptions {
  everyMs: number;
  run: () => unknown;
  /** Hears of a run that failed; the next one begins at its time. */
  failed: (error: unknown) => void;
}

/**
 * Runs something of this process alone again and again: one run at a time, and none keeps the process alive. What any
 * process may do for all is work at fixed times (`onSchedule` of work/).
 */
export function runPeriodically({ everyMs, run, failed }: PeriodicOptions): Periodic {
  let running: Promise<void> | undefined;
  const once = async () => {
    try {
      await run();
    } catch (error) {
      failed(error);
    }
  };
  const timer = setInterval(() => {
    running ??= once().finally(() => (running = undefined));
  }, everyMs).unref();
  return {
    async stop() {
      clearInterval(timer);
      await running;
    },
  };
}

/** Tells the log of a run that failed, with the name of the task. */
export const failureLog =
  (log: { warn(entry: object, message: string): void }, task: string) =>
  (error: unknown): void =>
    log.warn({ err: error, task }, 'a periodic task failed; it runs again at its next time');
