import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { createConcurrencyLimit, type ConcurrencyLimit } from './concurrency-limit.ts';
import { errorBody } from '../error-body.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { createRefusalShare, type RefusalShare } from './refusal-share.ts';
import { slotOf, takeSlot } from './work-slot.ts';

/** Not limited: health checks must always get through, and a stream lasts as long as it is open. */
export const NEVER_SHED = /^\/(live|ready|stream)(\?|$)/;

const RETRY_AFTER_SECONDS = [1, 2, 3];
const LOG_EVERY_MS = 1000;

/**
 * Responds 503 with Retry-After immediately while there are more requests than can be handled in time, so that accepted requests
 * are. Only work counts: a request whose body has not arrived yet is outside the limit. Register before anything
 * expensive: a refused request must be cheap.
 */
export function shedLoad(
  app: FastifyInstance,
  limit: ConcurrencyLimit = createConcurrencyLimit(),
  share: RefusalShare = createRefusalShare(),
): RefusalShare {
  let shed = 0;
  let loggedAt = 0;

  function count(): void {
    share.refused();
    app.metrics?.refused('OVERLOADED');
    shed += 1;
    const time = Date.now();
    if (time - loggedAt < LOG_EVERY_MS) return;
    app.log.warn({ shed, limit: limit.limit() }, 'overloaded: refusing some requests');
    loggedAt = time;
    shed = 0;
  }

  function refuse(request: FastifyRequest, reply: FastifyReply): FastifyReply {
    count();
    // Spread out, so that clients refused at the same time do not retry at the same time.
    const seconds = RETRY_AFTER_SECONDS[Math.floor(Math.random() * RETRY_AFTER_SECONDS.length)];
    return reply
      .code(503)
      .header('retry-after', String(seconds))
      .header('cache-control', 'no-store')
      .header('x-trace-id', request.id)
      .type('application/json')
      .send(JSON.stringify(errorBody(new Refusal('OVERLOADED'), request.id)));
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
