import type { Transaction } from '../../../../platform/database/database.ts';
import type { Services } from '../../../../platform/module.ts';
import { deviceIdsOf } from '../push/devices.store.ts';
import { EMAIL_TARGET, undecidedSince } from './deliveries.store.ts';
import { DELIVERY_RULES, LATEST_MS } from './delivery-rules.ts';
import { notificationMailWork, pushWork } from './send-away.ts';

/**
 * Decides again about what waits for the end of the quiet hours, after a candidate has changed these or their time zone: what
 * need not wait any more is sent now. The work that was queued for the former end then finds it decided.
 */
export async function sendDeferred(
  { work, now }: Pick<Services, 'work' | 'now'>,
  trx: Transaction,
  candidateId: string,
): Promise<void> {
  const at = now().getTime();
  const waiting = await undecidedSince(trx, candidateId, new Date(at - LATEST_MS));
  if (waiting.length === 0) return;
  const devices = await deviceIdsOf(trx, candidateId);
  for (const { id: notificationId, kind, createdAt, decided } of waiting) {
    const { push, email } = DELIVERY_RULES[kind];
    if (email && !decided.includes(EMAIL_TARGET))
      await work.enqueue(
        trx,
        notificationMailWork,
        { notificationId },
        { afterMs: Math.max(0, createdAt.getTime() + email.afterMs - at) },
      );
    for (const deviceId of push ? devices : [])
      if (!decided.includes(deviceId)) await work.enqueue(trx, pushWork, { notificationId, deviceId });
  }
}
