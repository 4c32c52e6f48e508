import type { FastifyInstance } from 'fastify';
import type { IncomingMessage } from 'node:http';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { Refusal } from './refusal.ts';

/** Health checks must be heard, and a stream is under way for as long as it is open. */
export const NEVER_SHED = /^\/(live|ready|stream)(\?|$)/;

const RETRY_AFTER_SECONDS = [1, 2, 3];
const TOLD_EVERY_MS = 1000;

const slots = new WeakMap<IncomingMessage, () => void>();

/** From here on a request waits in a queue of its own and is no work under way. */
export const stepAside = (request: IncomingMessage): void => slots.get(request)?.();

/**
 * Answers 503 with Retry-After at once while more is asked for than can be answered in time, so that what is taken on
 * is. Register before anything that costs: a refused request must be cheap.
 */
export function shedLoad(app: FastifyInstance, limit: ConcurrencyLimit = createConcurrencyLimit()): void {
  let shed = 0;
  let toldAt = 0;

  function count(): void {
    shed += 1;
    const time = Date.now();
    if (time - toldAt < TOLD_EVERY_MS) return;
    app.log.warn({ shed, limit: limit.limit() }, 'more is asked for than can be answered in time; refusing some of it');
    toldAt = time;
    shed = 0;
  }

  app.addHook('onRequest', async (request, reply) => {
    if (NEVER_SHED.test(request.url)) return;
    if (!limit.enter()) {
      count();
      // Spread, so that those who were refused together do not come back together.
      const seconds = RETRY_AFTER_SECONDS[Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)];
      return reply
        .code(503)
        .header('retry-after', String(seconds))
        .header('cache-control', 'no-store')
        .header('x-trace-id', request.id)
        .type('application/json')
        .send(JSON.stringify(new Refusal('OVERLOADED').body(request.id)));
    }
    const startedAt = performance.now();
    let left = false;
    const leave = () => {
      if (!left) limit.leave(startedAt);
      left = true;
    };
    slots.set(request.raw, leave);
    // Answered, or given up by who asked.
    reply.raw.once('finish', leave);
    reply.raw.once('close', leave);
  });
}
