import type { FastifyInstance } from 'fastify';
import { interactionPath, brokerPath, REALM_PATH } from '../provider/paths.ts';

/** The step is the first part of the state. */
const STATE = /^([\w-]{10,64})\.[\w-]+$/;

/**
 * Where social providers send the browser back to. The cookie that tells which browser is at a step is for the step's own
 * address, so the answer is handed on there, as it is.
 */
export function addBroker(app: FastifyInstance): void {
  app.get(REALM_PATH + brokerPath(':provider'), { schema: { hide: true } }, (request, reply) => {
    const { state } = request.query as { state?: unknown };
    const step = typeof state === 'string' ? STATE.exec(state)?.[1] : undefined;
    const query = request.url.slice(request.url.indexOf('?'));
    reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
    // Without a step the page of the step says what is wrong.
    return reply.redirect(`${interactionPath(step ?? 'unknown')}/social/return${step ? query : ''}`, 303);
  });
}
