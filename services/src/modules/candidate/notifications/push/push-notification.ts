import type { Database } from '../../../../platform/database/database.ts';
import type { DeliveryOutcome } from '../../../../platform/database/tables/notifications.ts';
import type { Services } from '../../../../platform/module.ts';
import type { WorkAttempt } from '../../../../platform/work/work-kind.ts';
import { decideDelivery } from '../delivery/decide-delivery.ts';
import { DELIVERY_RULES, LATEST_MS } from '../delivery/delivery-rules.ts';
import { outcomeOf, outgoingById, recordDelivery, type Outgoing } from '../delivery/deliveries.store.ts';
import { pushWork } from '../delivery/send-away.ts';
import { deviceOf, removeDevice, type DeviceRow } from './devices.store.ts';
import { pushPayload } from './push-payload.ts';
import { sendPush } from './send-push.ts';

type Pushing = Pick<Services, 'db' | 'config' | 'now' | 'work'>;
/** Logs a message that a push service refused. */
export type LogRefused = (details: object) => void;

type Step =
  | { outcome: DeliveryOutcome; forgets?: boolean }
  /** Work to do again. */
  | { afterMs: number };

const SHORTEST_TTL_SECONDS = 60;

/** Until it is old news, or an interview that is ahead begins. */
function ttlSeconds({ createdAt, values }: Outgoing, now: Date): number {
  const oldAt = createdAt.getTime() + LATEST_MS;
  const beginsAt = values.time ? Date.parse(values.time.at) : oldAt;
  const until = beginsAt > now.getTime() ? Math.min(oldAt, beginsAt) : oldAt;
  return Math.max(SHORTEST_TTL_SECONDS, Math.floor((until - now.getTime()) / 1000));
}

async function send(services: Pushing, outgoing: Outgoing, device: DeviceRow, logRefused: LogRefused): Promise<Step> {
  const now = services.now();
  const sent = await sendPush(services, device, {
    payload: pushPayload(outgoing, services.config.variant),
    urgency: DELIVERY_RULES[outgoing.kind].push || 'normal',
    ttlSeconds: ttlSeconds(outgoing, now),
  });
  switch (sent.kind) {
    case 'sent':
      return { outcome: 'SENT' };
    case 'gone':
      return { outcome: 'GONE', forgets: true };
    case 'refused':
      logRefused({ notificationId: outgoing.id, deviceId: device.id, why: sent.why });
      return { outcome: 'REFUSED' };
    case 'later':
      return { afterMs: sent.afterMs };
  }
}

async function nextStep(services: Pushing, outgoing: Outgoing, deviceId: string, logRefused: LogRefused): Promise<Step> {
  const { db, now } = services;
  const device = await deviceOf(db, outgoing.candidateId, deviceId);
  if (!device) return { outcome: 'GONE' };
  const decision = await decideDelivery(db, outgoing, 'PUSH', now());
  if (decision.kind === 'drop') return { outcome: decision.outcome };
  if (decision.kind === 'wait') return { afterMs: decision.until.getTime() - now().getTime() };
  return send(services, outgoing, device, logRefused);
}

const isDecided = async (db: Database, id: string, deviceId: string) => (await outcomeOf(db, id, deviceId)) !== undefined;

/**
 * Sends a notification to one device if it is still true and wanted. It is sent once, unless the process is killed between the
 * response of the push service and the record; then the second message replaces the first on the device, by its tag.
 */
export async function pushNotification(
  services: Pushing,
  { notificationId, deviceId }: { notificationId: string; deviceId: string },
  { completeIn }: WorkAttempt,
  logRefused: LogRefused,
): Promise<void> {
  const { db, now, work } = services;
  const outgoing = await outgoingById(db, notificationId);
  if (!outgoing || (await isDecided(db, notificationId, deviceId))) return;
  const step = await nextStep(services, outgoing, deviceId, logRefused);
  await db.transaction().execute(async (trx) => {
    if ('afterMs' in step) await work.enqueue(trx, pushWork, { notificationId, deviceId }, { afterMs: step.afterMs });
    else {
      await recordDelivery(trx, outgoing, { target: deviceId, outcome: step.outcome, now: now() });
      if (step.forgets) await removeDevice(trx, deviceId);
    }
    await completeIn(trx);
  });
}
