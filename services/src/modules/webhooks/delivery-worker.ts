import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../../platform/module.ts';
import { attemptDelivery } from './attempt-delivery.ts';
import {
  dueDelivery,
  forgetDeliveries,
  takeDueWebhook,
  updateDelivery,
  updateWebhook,
  type DeliveryRow,
  type WebhookRow,
} from './webhooks.store.ts';

export interface DeliveryWorker {
  start(): void;
  /** Delivers what is due at this moment. */
  deliverDue(): Promise<void>;
  /** Resolves once the attempts under way are done. */
  stop(): Promise<void>;
}

const SECOND = 1000;
const LANES = 4;
/** Longer than an attempt takes. */
const TAKEN_MS = 60 * SECOND;
const FIRST_WAIT_MS = 5 * SECOND;
const LONGEST_WAIT_MS = 2 * 3600 * SECOND;
const KEEP_MS = 30 * 86_400 * SECOND;
const CLEAN_EVERY_MS = 3600 * SECOND;
const GONE = 410;

/** Twice as long each time, and never two endpoints in step. */
export function waitAfter(attempts: number, chance: number): number {
  const longest = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempts - 1));
  return longest * (0.5 + chance / 2);
}

/**
 * Delivers to webhooks, one delivery at a time each, the oldest that is due first: one that failed steps aside while it
 * waits. Several processes may run.
 */
export function createDeliveryWorker(
  { db, config, now }: Pick<Services, 'db' | 'config' | 'now'>,
  log: Pick<FastifyBaseLogger, 'warn'>,
  everyMs = SECOND,
): DeliveryWorker {
  let running: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  let cleanedAt = 0;

  const later = (ms: number) => new Date(now().getTime() + ms);

  async function deliver(webhook: WebhookRow, delivery: DeliveryRow): Promise<boolean> {
    const at = now();
    const { isDelivered, status, error, answer } = await attemptDelivery(webhook, delivery, {
      at,
      allowPrivate: config.fetchPrivate,
    });
    const attempts = delivery.attempts + 1;
    const next = later(waitAfter(attempts, Math.random()));
    const isDead = !isDelivered && (status === GONE || next > delivery.give_up_at);
    await updateDelivery(db, delivery.id, {
      attempts,
      status: isDelivered ? 'delivered' : isDead ? 'dead' : 'waiting',
      ...(isDelivered ? { delivered_at: now() } : { next_attempt_at: next }),
      last_status: status,
      last_error: error,
      last_answer: answer,
    });
    if (status === GONE) await updateWebhook(db, webhook.id, { active: false });
    return status !== GONE;
  }

  async function deliverNextWebhook(): Promise<boolean> {
    const webhook = await takeDueWebhook(db, { now: now(), until: later(TAKEN_MS) });
    if (!webhook) return false;
    let goesOn = true;
    while (goesOn && !stopped) {
      const delivery = await dueDelivery(db, webhook.id, now());
      if (!delivery) break;
      await updateWebhook(db, webhook.id, { busy_until: later(TAKEN_MS) });
      goesOn = await deliver(webhook, delivery);
    }
    await updateWebhook(db, webhook.id, { busy_until: now() });
    return true;
  }

  async function lane(): Promise<void> {
    while (!stopped && (await deliverNextWebhook()));
  }

  async function drain(): Promise<void> {
    try {
      await Promise.all(Array.from({ length: LANES }, lane));
      if (now().getTime() - cleanedAt > CLEAN_EVERY_MS) {
        cleanedAt = now().getTime();
        await forgetDeliveries(db, later(-KEEP_MS));
      }
    } catch (error) {
      log.warn({ err: error }, 'webhooks wait for the next round');
    }
  }

  function deliverDue(): Promise<void> {
    running ??= drain().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    start() {
      timer = setInterval(() => void deliverDue(), everyMs).unref();
    },
    deliverDue,
    async stop() {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
}
