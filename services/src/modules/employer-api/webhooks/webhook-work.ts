import type { Services } from '../../../platform/module.ts';
import { onDemand, onSchedule, type DeclaredWork } from '../../../platform/work/work-kind.ts';
import { deliverDue } from './deliver-due.ts';
import { wake, wakeWebhook } from './wake.ts';
import { forgetDeliveries, overdueWebhooks } from './webhooks.store.ts';

const SECOND = 1000;
const KEEP_MS = 30 * 86_400 * SECOND;
/** Longer than this release takes to queue the work of a webhook. */
const OVERDUE_MS = 120 * SECOND;

export function webhookWork(services: Pick<Services, 'db' | 'config' | 'now' | 'work'>): DeclaredWork[] {
  const { db, now } = services;
  const before = (ms: number) => new Date(now().getTime() - ms);
  return [
    onDemand(wakeWebhook, ({ webhookId }, { signal }) => deliverDue(services, webhookId, signal)),
    onSchedule({
      name: 'webhooks.tidy',
      schedule: '*/5 * * * *',
      run: async () => {
        await forgetDeliveries(db, before(KEEP_MS));
        // Deliveries queued by a process of an earlier release, or whose work was discarded.
        const webhookIds = await overdueWebhooks(db, before(OVERDUE_MS));
        await db.transaction().execute(async (trx) => {
          for (const webhookId of webhookIds) await wake(services, trx, webhookId);
        });
      },
    }),
  ];
}
