import { ECDH } from 'node:crypto';
import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { Services } from '../../../../platform/module.ts';
import { isPublicHost } from '../../../../platform/net/index.ts';

/** A browser's subscription to web push. */
export interface PushSubscription {
  endpoint: string;
  p256dh: string;
  auth: string;
}

const MAX_ENDPOINT = 2048;
const POINT_BYTES = 65;
const AUTH_BYTES = 16;

const bytes = (text: string) => Buffer.from(text, 'base64url');

function isPoint(key: string): boolean {
  if (bytes(key).length !== POINT_BYTES) return false;
  try {
    ECDH.convertKey(bytes(key), 'prime256v1', undefined, undefined, 'compressed');
    return true;
  } catch {
    return false;
  }
}

const schema = z.object({
  endpoint: z.url().max(MAX_ENDPOINT),
  keys: z.object({
    p256dh: z.base64url().max(100).refine(isPoint),
    auth: z
      .base64url()
      .max(40)
      .refine((auth) => bytes(auth).length === AUTH_BYTES),
  }),
});

function isAllowed(endpoint: string, { fetchPrivate, mode }: Services['config']): boolean {
  const { protocol, hostname, username, password } = new URL(endpoint);
  if (username || password) return false;
  if (protocol !== 'https:' && !(protocol === 'http:' && mode !== 'production')) return false;
  // Names are resolved, and their addresses checked, when a message is sent.
  return fetchPrivate || isPublicHost(hostname);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/**
 * The subscription that a device token contains as JSON; undefined for a token of another kind. Refuses with VALIDATION_FAILED a
 * subscription that cannot be sent to.
 */
export function readSubscription(deviceToken: string, config: Services['config']): PushSubscription | undefined {
  const content = parsed(deviceToken);
  if (typeof content !== 'object' || content === null) return undefined;
  const read = schema.safeParse(content);
  if (!read.success) throw new Refusal('VALIDATION_FAILED', { fields: { deviceToken: 'is not a valid PushSubscription' } });
  const { endpoint, keys } = read.data;
  if (!isAllowed(endpoint, config))
    throw new Refusal('VALIDATION_FAILED', { fields: { deviceToken: 'must have an https endpoint on the public internet' } });
  return { endpoint, ...keys };
}
