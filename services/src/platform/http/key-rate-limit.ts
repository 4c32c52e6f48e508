import type { FastifyReply } from 'fastify';
import type { Services } from '../module.ts';
import { Refusal } from './refusal.ts';

const WINDOW_MS = 60_000;

interface Window {
  endsAt: number;
  count: number;
}

const windowsOf = new WeakMap<object, Map<string, Window>>();

/** Limits the requests per minute of one API key, in this process, over all calls. Throws RATE_LIMITED with Retry-After. */
export function createKeyRateLimit(services: Services): (keyId: string, reply: FastifyReply) => void {
  const max = services.config.employerRateLimit;
  const windows = windowsOf.get(services) ?? new Map<string, Window>();
  windowsOf.set(services, windows);
  return (keyId, reply) => {
    if (max === 0) return;
    const time = services.now().getTime();
    let window = windows.get(keyId);
    if (!window || window.endsAt <= time) windows.set(keyId, (window = { endsAt: time + WINDOW_MS, count: 0 }));
    window.count += 1;
    if (window.count <= max) return;
    reply.header('retry-after', String(Math.ceil((window.endsAt - time) / 1000)));
    throw new Refusal('RATE_LIMITED', { message: `This API key may send up to ${max} requests per minute.` });
  };
}
