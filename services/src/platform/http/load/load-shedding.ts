import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { Refusal } from '../refusal.ts';
import { createRefusalShare, type RefusalShare } from './refusal-share.ts';
import { slotOf, takeSlot } from './work-slot.ts';

/** Health checks must be heard, and a stream is under way for as long as it is open. */
export const NEVER_SHED = /^\/(live|ready|stream)(\?|$)/;

const RETRY_AFTER_SECONDS = [1, 2, 3];
const TOLD_EVERY_MS = 1000;

/**
 * Answers 503 with Retry-After at once while more is asked for than can be answered in time, so that what is taken on
 * is. Only work counts: a request whose body is still to come waits outside of the limit. Register before anything that
 * costs: a refused request must be cheap.
 */
export function shedLoad(
  app: FastifyInstance,
  limit: ConcurrencyLimit = createConcurrencyLimit(),
  share: RefusalShare = createRefusalShare(),
): RefusalShare {
  let shed = 0;
  let toldAt = 0;

  function count(): void {
    share.refused();
    shed += 1;
    const time = Date.now();
    if (time - toldAt < TOLD_EVERY_MS) return;
    app.log.warn({ shed, limit: limit.limit() }, 'more is asked for than can be answered in time; refusing some of it');
    toldAt = time;
    shed = 0;
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
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

  app.addHook('onRequest', async (request, reply) => {
    if (NEVER_SHED.test(request.url)) return;
    share.asked();
    if (!takeSlot(request.raw, reply.raw, limit)) return refuse(request, reply);
  });
  app.addHook('preParsing', async (request) => {
    if (!request.raw.complete) slotOf(request.raw)?.pause();
  });
  app.addHook('preValidation', async (request, reply) => {
    const slot = slotOf(request.raw);
    if (slot && !slot.resume()) return refuse(request, reply);
  });
  return share;
}
