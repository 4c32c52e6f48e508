import type { FastifyBaseLogger } from 'fastify';
import { Refusal } from '../../platform/http/refusal.ts';
import type { Services } from '../../platform/module.ts';
import { checkDomain } from './check-domain.ts';
import { takeDueDomain } from './domains.store.ts';

const EVERY_MS = 60_000;
/** Longer than a check takes. */
const TAKEN_MS = 300_000;

export interface DomainWorker {
  start(): void;
  /** Checks the domains that are due at this moment. */
  checkDue(): Promise<void>;
  /** Resolves once the check under way is done. */
  stop(): Promise<void>;
}

/** Checks proven domains again at their intervals. Several processes may run. */
export function createDomainWorker(services: Services, log: Pick<FastifyBaseLogger, 'warn'>): DomainWorker {
  const { db, now } = services;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function checkNext(): Promise<boolean> {
    const at = now();
    const row = stopped ? undefined : await takeDueDomain(db, { now: at, until: new Date(at.getTime() + TAKEN_MS) });
    if (!row) return false;
    await checkDomain(services, row).catch((error: unknown) => {
      // Another enterprise proved it in this moment.
      if (!(error instanceof Refusal)) throw error;
    });
    return true;
  }

  async function drain(): Promise<void> {
    try {
      while (await checkNext());
    } catch (error) {
      log.warn({ err: error }, 'domains are checked again with the next round');
    }
  }

  function checkDue(): Promise<void> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void checkDue(), EVERY_MS).unref();
    },
    checkDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
