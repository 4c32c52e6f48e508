import type { FastifyInstance } from 'fastify';
import { EMBED_REMOTE, EMBED_SCRIPT_PATH } from '@hirehq/shared-contracts/embed';
import { namesTag } from '../../../../platform/http/etag.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import type { LiveSet } from '../sets/live-set.ts';

/** The live version of the script for other sites, at an address that stays: a new version reaches a portal within five minutes. */
export function embedScriptRoute(
  app: FastifyInstance,
  files: Pick<ReleaseFiles, 'read'>,
  readLive: () => Promise<LiveSet | undefined>,
): void {
  app.get(EMBED_SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    const release = live.besidePages.find(({ remote }) => remote === EMBED_REMOTE);
    const data = release && (await files.read(release, release.entry));
    reply.headers({ 'access-control-allow-origin': '*', 'cross-origin-resource-policy': 'cross-origin' });
    if (!data) {
      reply.header('cache-control', 'no-store');
      throw new Refusal('NOT_FOUND');
    }
    const tag = `W/"${release.version}"`;
    reply.headers({ etag: tag, 'cache-control': 'public, max-age=300, stale-while-revalidate=86400' });
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(data);
  });
}
