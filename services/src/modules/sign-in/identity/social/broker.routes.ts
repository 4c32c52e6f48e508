import type { FastifyInstance } from 'fastify';
import { interactionPath, brokerPath, REALM_PATH } from '../provider/paths.ts';

/** The id of the step is the first part of the state. */
const STATE = /^([\w-]{10,64})\.[\w-]+$/;

/**
 * The callback URL of each social provider. The cookie that identifies the browser of a step is limited to the step's own
 * path, so the response is forwarded there unchanged, with the provider at whose callback it arrived.
 */
export function addBroker(app: FastifyInstance): void {
  app.get<{ Params: { provider: string } }>(
    REALM_PATH + brokerPath(':provider'),
    { schema: { hide: true } },
    (request, reply) => {
      const { state } = request.query as { state?: unknown };
      const step = typeof state === 'string' ? STATE.exec(state)?.[1] : undefined;
      const query = request.url.slice(request.url.indexOf('?'));
      const path = `social/return/${encodeURIComponent(request.params.provider)}`;
      reply.header('cache-control', 'no-store').header('referrer-policy', 'no-referrer');
      // Without a step, the page of the step shows the error.
      return reply.redirect(`${interactionPath(step ?? 'unknown')}/${path}${step ? query : ''}`, 303);
    },
  );
}
