import type { NotificationKind } from '@hirehq/shared-contracts/codes';
import { z } from 'zod';
import type { Transaction } from '../../../../platform/database/database.ts';
import type { Work } from '../../../../platform/work/work.ts';
import { defineWork, USUAL_RETRIES } from '../../../../platform/work/work-kind.ts';
import { deviceIdsOf } from '../push/devices.store.ts';
import { DELIVERY_RULES } from './delivery-rules.ts';

/** Sends a notification to one device. */
export const pushWork = defineWork({
  name: 'notifications.push',
  payload: z.object({ notificationId: z.uuid(), deviceId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 60,
  atATime: 4,
});

/** Sends a notification by email, or leaves it to the digest. */
export const notificationMailWork = defineWork({
  name: 'notifications.mail',
  payload: z.object({ notificationId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 60,
  atATime: 2,
});

/** Sends one email about everything that waits for the candidate's digest. */
export const digestWork = defineWork({
  name: 'notifications.digest',
  payload: z.object({ candidateId: z.uuid() }),
  retries: USUAL_RETRIES,
  timeLimitSeconds: 60,
  atATime: 1,
});

/** Queues what may leave the page; whether it does is decided when it is sent. */
export async function sendAway(
  work: Work,
  trx: Transaction,
  { id, kind, candidateId }: { id: string; kind: NotificationKind; candidateId: string },
): Promise<void> {
  const { push, email } = DELIVERY_RULES[kind];
  if (email) await work.enqueue(trx, notificationMailWork, { notificationId: id }, { afterMs: email.afterMs });
  if (push)
    for (const deviceId of await deviceIdsOf(trx, candidateId))
      await work.enqueue(trx, pushWork, { notificationId: id, deviceId });
}
