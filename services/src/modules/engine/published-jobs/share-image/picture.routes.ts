import type { FastifyInstance } from 'fastify';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { createFairQueue } from '../../../../platform/fair-queue.ts';
import { isUnchanged } from '../../../../platform/http/etag.ts';
import { isUuid } from '../../../../platform/ids/is-uuid.ts';
import type { Services } from '../../../../platform/module.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { isOver, readPublished } from '../read-published.ts';
import { drawPicture } from './draw-picture.ts';
import { pictureWords } from './job-picture.ts';

/** Changes whenever pictures of the same words look different. */
const DRAWING = 1;
/** Previews are cached by those who show them; a changed job has its new picture within the hour. */
const FRESH_SECONDS = 3600;
/** Pictures that a process keeps, of about 20 KB each. */
const MOST_KEPT = 200;
/** A picture is the same for everybody. */
const VISITOR = { kind: 'anonymous' } as const;

/** The pictures of open jobs, for previews of their pages. */
export function pictureRoutes(app: FastifyInstance, services: Services): void {
  // A picture takes a thread of the pool that password hashing and file access also use.
  const queue = createFairQueue({ slots: 1, mostWaiting: 40, mostWaitingEach: 10 });
  const kept = new Map<string, Promise<Buffer>>();

  function drawnOnce(version: string, owner: string, words: Parameters<typeof drawPicture>[0]): Promise<Buffer> {
    const known = kept.get(version);
    if (known) return known;
    const drawn = queue.run(owner, () => drawPicture(words));
    kept.set(version, drawn);
    drawn.catch(() => kept.delete(version));
    const [oldest] = kept.keys();
    if (kept.size > MOST_KEPT && oldest !== undefined) kept.delete(oldest);
    return drawn;
  }

  app.get<{ Params: { locale: string; id: string } }>(
    '/share/:locale/jobs/:id(^[0-9a-f-]{36}).png',
    { schema: { hide: true } },
    async (request, reply) => {
      const { id } = request.params;
      const locale = LOCALES.find((each) => each === request.params.locale);
      const [job] = locale && isUuid(id) ? await readPublished(services, [id]) : [];
      if (!job || !locale || isOver(job, services.now())) throw new Refusal('NOT_FOUND');
      const words = pictureWords(job, locale, services.config.variant);
      const version = JSON.stringify([DRAWING, words]);
      reply.header('cache-control', `public, max-age=${FRESH_SECONDS}`);
      if (isUnchanged(request, reply, version, VISITOR)) return reply;
      return reply.type('image/png').send(await drawnOnce(version, request.ip, words));
    },
  );
}
