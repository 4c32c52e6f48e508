import type { FastifyReply } from 'fastify';
import { createSharedWindow } from '../attempts/shared-window.ts';
import type { Services } from '../module.ts';
import { Refusal } from '../refusals/refusal.ts';

const WINDOW_MS = 60_000;

export type KeyRateLimit = (keyId: string, reply: FastifyReply) => Promise<void>;

/** Limits the requests per minute of one API key, over all calls and all processes; 0 is no limit. Throws RATE_LIMITED with Retry-After. */
export function createKeyRateLimit(
  services: Services,
  { name, max }: { name: 'employerRequests' | 'teamRequests'; max: number },
): KeyRateLimit {
  const requests = createSharedWindow(services, name, { max, windowMs: WINDOW_MS });
  return async (keyId, reply) => {
    const waitMs = max === 0 ? undefined : await requests.take(keyId);
    if (waitMs === undefined) return;
    reply.header('retry-after', String(Math.ceil(waitMs / 1000)));
    throw new Refusal('RATE_LIMITED', { message: `This API key may send up to ${max} requests per minute.` });
  };
}
