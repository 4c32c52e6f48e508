import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../module.ts';
import { removeEndedAttempts } from './attempt.store.ts';

const EVERY_MS = 10 * 60_000;

/** Removes counts whose window is over, as long as it runs. */
export function createAttemptSweep({ db, now, log }: Pick<Services, 'db' | 'now'> & { log: Pick<FastifyBaseLogger, 'warn'> }) {
  let timer: NodeJS.Timeout | undefined;
  const sweep = () =>
    removeEndedAttempts(db, now()).catch((error: unknown) =>
      log.warn({ err: error }, 'ended attempts are removed with the next round'),
    );
  return {
    start(): void {
      timer = setInterval(() => void sweep(), EVERY_MS).unref();
    },
    stop: (): void => clearInterval(timer),
  };
}
