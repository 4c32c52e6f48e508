import { createListener } from '../events/listener.ts';
import type { WorkLog } from '../work/run-attempt.ts';
import type { ServiceModule } from '../module.ts';
import type { WorkAttempt, DeclaredWork } from '../work/work-kind.ts';
import { createWork, type Work, type WorkRunner } from '../work/work.ts';
import type { TestDatabase } from './test-database.ts';

interface TestWorkOptions {
  /** What this process does; of a process that only enqueues, nothing. */
  declared?: (work: Work) => readonly DeclaredWork[];
  log?: WorkLog;
  stopWithinMs?: number;
}

export const silent: WorkLog = { warn: () => undefined, error: () => undefined };

/** The work of one process on a test's database, which finds forgotten work sooner than usual; stop it. */
export async function startTestWork(
  { url }: Pick<TestDatabase, 'url'>,
  { declared, log = silent, stopWithinMs = 8000 }: TestWorkOptions = {},
): Promise<WorkRunner> {
  const listener = createListener(url, log);
  const work = createWork({ databaseUrl: url, log, listener, stopWithinMs, superviseSeconds: 1, lookSeconds: 0.5 });
  await work.start(declared?.(work) ?? []);
  await listener.start();
  let stopped: Promise<unknown> | undefined;
  return {
    ...work,
    async stop() {
      stopped ??= Promise.all([work.stop(), listener.stop()]);
      await stopped;
    },
  };
}

/** An attempt of nothing in particular. */
export const testAttempt: WorkAttempt = {
  jobId: '00000000-0000-4000-8000-000000000000',
  isLast: false,
  signal: new AbortController().signal,
  completeIn: async () => undefined,
};

/** Does a piece of work of a module at once, whatever the queue does. */
export async function runOnDemand(modules: readonly Pick<ServiceModule, 'work'>[], name: string, payload: object): Promise<void> {
  const found = modules.flatMap(({ work }) => work ?? []).find(({ kind }) => kind.name === name);
  if (!found) throw new Error(`No module declares the work ${name}.`);
  await found.run(payload, testAttempt);
}

/** Does what a module does at fixed times, without waiting for one. */
export const runScheduled = (modules: readonly Pick<ServiceModule, 'work'>[], name: string): Promise<void> =>
  runOnDemand(modules, name, {});
