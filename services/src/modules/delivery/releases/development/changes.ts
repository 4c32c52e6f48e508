import { PassThrough } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { Refusal } from '../../../../platform/refusals/refusal.ts';

const published = z.object({ folder: z.string().min(1) });

/**
 * Reloads the page when a release is published, and when the services are back after a restart. Part of the page
 * only while a release of `npm run dev` is live.
 */
export const reloadScript = (changes: string) =>
  `(()=>{const c=new EventSource('${changes}');let away=false;c.onmessage=()=>location.reload();c.onerror=()=>{away=true};c.onopen=()=>{if(away)location.reload()}})()`;

export const CHANGES = '/dev/changes';

/** `POST /dev/releases` publishes a built folder; `GET /dev/changes` notifies open pages of it. */
export function developmentReleases(app: FastifyInstance, publish: (folder: string) => Promise<unknown>): void {
  const pages = new Set<PassThrough>();

  app.post('/dev/releases', { schema: { hide: true } }, async (request, reply) => {
    const body = published.safeParse(request.body);
    if (!body.success) throw new Refusal('VALIDATION_FAILED', { fields: { folder: 'Send the path of a built folder.' } });
    await publish(body.data.folder);
    for (const page of pages) page.write('data: published\n\n');
    return reply.code(204).send();
  });

  app.get(CHANGES, { schema: { hide: true } }, (request, reply) => {
    const page = new PassThrough();
    pages.add(page);
    request.raw.once('close', () => {
      pages.delete(page);
      page.end();
    });
    page.write('retry: 200\n\n');
    return reply.header('cache-control', 'no-store').type('text/event-stream').send(page);
  });

  // The server waits for open connections when it stops, and these never end by themselves.
  app.addHook('preClose', async () => {
    for (const page of pages) page.end();
  });
}
