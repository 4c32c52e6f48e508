import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, onDemand, onSchedule, USUAL_RETRIES, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { aloneAtPulling, dueFeeds, feedById } from './feeds.store.ts';
import { pullFeed } from './pull-feed.ts';

const pull = defineWork({
  name: 'feeds.pull',
  payload: z.object({ feedId: z.uuid() }),
  retries: USUAL_RETRIES,
  // A pull has its own limits, and may wait for others.
  timeLimitSeconds: 6 * 3600,
  atATime: 1,
  onePerKey: 'queued',
});

/** Pulls a due feed. */
export const pullSoonest = ({ work }: Pick<Services, 'work'>, trx: Transaction, feedId: string): Promise<void> =>
  work.enqueue(trx, pull, { feedId }, { key: feedId });

/** Queues pulls of all due feeds; a feed that is queued or being pulled is not enqueued again. */
export async function pullDueFeeds(services: Pick<Services, 'db' | 'now' | 'work'>): Promise<void> {
  for (const feedId of await dueFeeds(services.db, services.now()))
    await services.db.transaction().execute((trx) => pullSoonest(services, trx, feedId));
}

export const pullWork = (services: Services): DeclaredWork[] => [
  onSchedule({ name: 'feeds.look', schedule: '* * * * *', run: () => pullDueFeeds(services) }),
  onDemand(pull, ({ feedId }, { signal }) =>
    aloneAtPulling(services.db, signal, async () => {
      const feed = await feedById(services.db, feedId);
      if (feed && feed.next_pull_at <= services.now()) await pullFeed(services, feed, signal);
    }),
  ),
];
