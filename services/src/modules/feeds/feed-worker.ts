import type { FastifyBaseLogger } from 'fastify';
import { isDatabaseAway } from '../../platform/database-away.ts';
import type { Services } from '../../platform/module.ts';
import { aloneAtPulling, dueFeed } from './feeds.store.ts';
import { pullFeed } from './pull-feed.ts';

export interface FeedWorker {
  start(): void;
  /** Pulls what is due, one after the other, unless another process is at it. */
  pullDue(): Promise<void>;
  /** Resolves once the pull under way has ended, which it does soon. */
  stop(): Promise<void>;
}

const EVERY_MS = 20_000;

export function createFeedWorker(services: Services, log: Pick<FastifyBaseLogger, 'error' | 'warn'>): FeedWorker {
  const { db, now } = services;
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  async function drain(): Promise<void> {
    try {
      if (!(await dueFeed(db, now()))) return;
      await aloneAtPulling(db, async (isHeld) => {
        for (;;) {
          const feed = stopped || !isHeld() ? undefined : await dueFeed(db, now());
          if (!feed) return;
          await pullFeed(services, feed, () => stopped).catch((error: unknown) => {
            log[isDatabaseAway(error) ? 'warn' : 'error']({ feed: feed.id, err: error }, 'a feed could not be pulled');
            // Its next pull was put off; without that the database is away, and the next round comes by itself.
            throw error;
          });
        }
      });
    } catch {
      // The next round finds what waits.
    }
  }

  function pullDue(): Promise<void> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void pullDue(), EVERY_MS).unref();
    },
    pullDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
