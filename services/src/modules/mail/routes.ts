import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { OUTBOX_POLICY, renderOutboxPage } from './outbox-page.ts';
import { readOutbox } from './outbox-folder.ts';

const querySchema = z.object({ to: z.string().max(320).optional() });

/** Shows the mails that were written to the outbox, to developers on this machine. */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  const mailsFor = ({ query }: FastifyRequest) => readOutbox(folder, querySchema.parse(query).to);

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
