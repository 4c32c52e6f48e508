import { z } from 'zod';
import type { Transaction } from '../../../platform/database/database.ts';
import type { Services } from '../../../platform/module.ts';
import { defineWork, USUAL_RETRIES } from '../../../platform/work/work-kind.ts';

export const wakeWebhook = defineWork({
  name: 'webhooks.deliver',
  payload: z.object({ webhookId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 900,
  atATime: 4,
  // An endpoint receives its deliveries one after the other.
  onePerKey: 'running',
});

/**
 * Queues work that sends the deliveries of a webhook that are due then. The deliveries and their order are in our own tables:
 * any number of such jobs may be queued for one webhook.
 */
export const wake = ({ work }: Pick<Services, 'work'>, trx: Transaction, webhookId: string, afterMs = 0): Promise<void> =>
  work.enqueue(trx, wakeWebhook, { webhookId }, { key: webhookId, afterMs });
