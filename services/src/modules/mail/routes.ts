import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../platform/http/refusal.ts';
import { OUTBOX_POLICY, renderOutboxPage } from './outbox-page.ts';
import { readOutbox } from './outbox-folder.ts';

const LOOPBACK = /^(127\.|::1$|::ffff:127\.)/;
// A foreign page that points its own name at this machine comes with that name.
const LOOPBACK_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const querySchema = z.object({ to: z.string().max(320).optional() });

const isHere = ({ ip, headers }: FastifyRequest) => LOOPBACK.test(ip) && LOOPBACK_HOST.test(headers.host ?? '');

/** The mails that were written instead of sent, for developers at this machine. */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  const mailsFor = (request: FastifyRequest) => {
    if (!isHere(request)) throw new Refusal('NOT_FOUND');
    return readOutbox(folder, querySchema.parse(request.query).to);
  };

  app.get('/dev/outbox', { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', OUTBOX_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(renderOutboxPage(await mailsFor(request))),
  );

  app.get('/dev/outbox.json', { schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailsFor(request)),
  );
}
