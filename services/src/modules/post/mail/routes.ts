import type { FastifyInstance, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { DEVELOPER_POLICY } from '../../../platform/http/developer-page.ts';
import { DEVELOPER_PAGES } from '../../../platform/http/development-routes.ts';
import { renderOutboxPage } from './outbox-page.ts';
import { readOutbox } from './outbox-folder.ts';

const querySchema = z.object({ to: z.string().max(320).optional() });

/** Shows the mails that were written to the outbox, to developers on this machine. */
export function outboxRoutes(app: FastifyInstance, folder: string): void {
  const mailsFor = ({ query }: FastifyRequest) => readOutbox(folder, querySchema.parse(query).to);

  app.get(DEVELOPER_PAGES.outbox, { schema: { hide: true } }, async (request, reply) =>
    reply
      .type('text/html; charset=utf-8')
      .header('cache-control', 'no-store')
      .header('content-security-policy', DEVELOPER_POLICY)
      .header('referrer-policy', 'no-referrer')
      .send(renderOutboxPage(await mailsFor(request))),
  );

  app.get(`${DEVELOPER_PAGES.outbox}.json`, { schema: { hide: true } }, async (request, reply) =>
    reply.header('cache-control', 'no-store').send(await mailsFor(request)),
  );
}
