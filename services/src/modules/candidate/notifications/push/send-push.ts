import { encryptNotification } from '@block65/webcrypto-web-push';
import { importJWK, SignJWT } from 'jose';
import type { PushPayload } from '@hirehq/shared-contracts/web-push';
import type { Services } from '../../../../platform/module.ts';
import { FetchError, safeFetch } from '../../../../platform/net/index.ts';
import type { DeviceRow } from './devices.store.ts';
import { topicOf } from './push-payload.ts';
import { vapidPublicKey, webPushKey } from './web-push-key.store.ts';

export type PushOutcome =
  | { kind: 'sent' }
  /** The subscription no longer exists. */
  | { kind: 'gone' }
  /** Sending it again would fail again. */
  | { kind: 'refused'; why: string }
  /** The push service is busy. */
  | { kind: 'later'; afterMs: number };

const TIMEOUT_MS = 10_000;
const MAX_RESPONSE_BYTES = 64 * 1024;
/** RFC 8292: at most 24 hours. */
const VALID_SECONDS = 12 * 3600;
const SHORTEST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 6 * 3_600_000;
const GONE = new Set([404, 410]);
const TRY_LATER = new Set([408, 429]);

/** A failure that is retried; without the endpoint, which identifies a browser. */
class PushNotSent extends Error {
  constructor(why: string) {
    super(`The push message was not sent: ${why}.`);
    this.name = 'PushNotSent';
  }
}

type Sending = Pick<Services, 'db' | 'config' | 'now'>;

/** The contact that push services require in a signature. */
const contactOf = ({ operator, origin }: Services['config']) => (operator.email ? `mailto:${operator.email}` : origin);

async function authorization({ db, config, now }: Sending, endpoint: string): Promise<string> {
  const jwk = await webPushKey(db, now());
  const token = await new SignJWT()
    .setProtectedHeader({ typ: 'JWT', alg: 'ES256' })
    .setAudience(new URL(endpoint).origin)
    .setSubject(contactOf(config))
    .setExpirationTime(Math.floor(now().getTime() / 1000) + VALID_SECONDS)
    .sign(await importJWK(jwk, 'ES256'));
  return `vapid t=${token}, k=${vapidPublicKey(jwk)}`;
}

/** `Retry-After` in milliseconds, as seconds or a date; undefined without one. */
function retryAfterMs(header: string | undefined, now: Date): number | undefined {
  if (header === undefined) return undefined;
  const ms = /^\d+$/.test(header) ? Number(header) * 1000 : Date.parse(header) - now.getTime();
  return Number.isNaN(ms) ? undefined : Math.min(Math.max(ms, SHORTEST_WAIT_MS), LONGEST_WAIT_MS);
}

function outcomeOf(status: number, retryAfter: string | undefined, now: Date): PushOutcome {
  if (status >= 200 && status < 300) return { kind: 'sent' };
  if (GONE.has(status)) return { kind: 'gone' };
  if (status < 500 && !TRY_LATER.has(status)) return { kind: 'refused', why: `status ${status}` };
  const afterMs = retryAfterMs(retryAfter, now);
  if (afterMs === undefined) throw new PushNotSent(`status ${status}`);
  return { kind: 'later', afterMs };
}

interface PushMessage {
  payload: PushPayload;
  urgency: 'high' | 'normal' | 'low';
  ttlSeconds: number;
}

/** Sends an encrypted message to a browser (RFC 8030, 8291, 8292), once. Throws if trying again may help. */
export async function sendPush(
  services: Sending,
  { endpoint, p256dh, auth }: Pick<DeviceRow, 'endpoint' | 'p256dh' | 'auth'>,
  { payload, urgency, ttlSeconds }: PushMessage,
): Promise<PushOutcome> {
  const subscription = { endpoint, expirationTime: null, keys: { p256dh, auth } };
  const body = await encryptNotification(subscription, Buffer.from(JSON.stringify(payload)));
  try {
    const response = await safeFetch(endpoint, {
      method: 'POST',
      headers: {
        authorization: await authorization(services, endpoint),
        'content-encoding': 'aes128gcm',
        'content-type': 'application/octet-stream',
        ttl: String(ttlSeconds),
        urgency,
        topic: topicOf(payload.tag),
      },
      body: Buffer.from(body),
      timeoutMs: TIMEOUT_MS,
      maxBytes: MAX_RESPONSE_BYTES,
      allowPrivate: services.config.fetchPrivate,
    });
    response.body.on('error', () => undefined).destroy();
    return outcomeOf(response.status, response.headers['retry-after'], services.now());
  } catch (error) {
    if (!(error instanceof FetchError)) throw error;
    if (error.failure === 'UNREACHABLE' || error.failure === 'TIMEOUT') throw new PushNotSent(error.failure);
    return { kind: 'refused', why: error.failure };
  }
}
