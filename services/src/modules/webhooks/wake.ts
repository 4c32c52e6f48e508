import { z } from 'zod';
import type { Transaction } from '../../platform/database/database.ts';
import type { Services } from '../../platform/module.ts';
import { defineWork, USUAL_RETRIES } from '../../platform/work/work-kind.ts';

export const wakeWebhook = defineWork({
  name: 'webhooks.deliver',
  payload: z.object({ webhookId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 900,
  atATime: 4,
  // An endpoint gets its deliveries one after the other.
  onePerKey: 'running',
});

/**
 * Has the deliveries of a webhook sent that are due then. The deliveries themselves, and their order, are in tables of ours:
 * any number of these may wait for one webhook.
 */
export const wake = ({ work }: Pick<Services, 'work'>, trx: Transaction, webhookId: string, afterMs = 0): Promise<void> =>
  work.enqueue(trx, wakeWebhook, { webhookId }, { key: webhookId, afterMs });
