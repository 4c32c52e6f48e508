import type { FastifyInstance } from 'fastify';
import { EMBED_REMOTE, EMBED_SCRIPT_PATH, type EmbedScript } from '@hirehq/shared-contracts/embed';
import { namesTag } from '../../../../platform/http/etag.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import { fileUrl, type LiveSet } from '../sets/live-set.ts';

const scriptOf = (live: LiveSet | undefined) => live?.besidePages.find(({ remote }) => remote === EMBED_REMOTE);

/** The address of exactly this version, with its hash, for portals that decide themselves when they change. */
export function pinnedScript(live: LiveSet | undefined): EmbedScript | undefined {
  const release = scriptOf(live);
  const file = release?.files[release.entry];
  // A working copy is served elsewhere, and changes.
  if (!release || !file || release.base !== undefined) return undefined;
  return { path: fileUrl('', release, release.entry), integrity: file.integrity };
}

/** The live version of the script for other sites, at an address that stays: a new version reaches a portal within five minutes. */
export function embedScriptRoute(
  app: FastifyInstance,
  files: Pick<ReleaseFiles, 'read'>,
  readLive: () => Promise<LiveSet | undefined>,
): void {
  app.get(EMBED_SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    const release = scriptOf(live);
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
