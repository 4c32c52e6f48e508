import type { FastifyInstance, FastifyReply } from 'fastify';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import {
  EMBED_CONTAINER_PART,
  EMBED_CONTAINER_PATH,
  EMBED_REMOTE,
  EMBED_SCRIPT_PATH,
  type EmbedScript,
} from '@hirehq/shared-contracts/embed';
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
  const embeddable = live?.current.filter(({ manifest }) => manifest.embeds?.length) ?? [];
  const applyViewsOf = ({ manifest: { embeds = [] } }: (typeof embeddable)[number]) =>
    embeds.filter(({ capabilities }) => capabilities.includes('apply')).map(({ view }) => view);
  return {
    path: fileUrl('', release, release.entry),
    integrity: file.integrity,
    remotes: Object.fromEntries(embeddable.map(({ remote, version }) => [remote, version])),
    applyViews: Object.fromEntries(embeddable.map((release) => [release.remote, applyViewsOf(release)])),
  };
}

/** A new version reaches a portal within five minutes. */
const CACHE_CONTROL = 'public, max-age=300, stale-while-revalidate=86400';

/** The live version of the script for other sites and of its container for hosts of Module Federation, at addresses that stay. */
export function embedScriptRoutes(
  app: FastifyInstance,
  { assets, files }: { assets: string; files: Pick<ReleaseFiles, 'read'> },
  readLive: () => Promise<LiveSet | undefined>,
): void {
  async function liveEmbed(reply: FastifyReply): Promise<BuiltRelease> {
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'no-store',
    });
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    const release = scriptOf(live);
    if (!release) throw new Refusal('NOT_FOUND');
    return release;
  }

  app.get(EMBED_SCRIPT_PATH, { schema: { hide: true } }, async (request, reply) => {
    const release = await liveEmbed(reply);
    const data = await files.read(release, release.entry);
    if (!data) throw new Refusal('NOT_FOUND');
    const tag = `W/"${release.version}"`;
    reply.headers({ etag: tag, 'cache-control': CACHE_CONTROL });
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    return reply.type('text/javascript; charset=utf-8').send(data);
  });

  // A redirect: the container finds its other files beside its own address.
  app.get(EMBED_CONTAINER_PATH, { schema: { hide: true } }, async (_request, reply) => {
    const release = await liveEmbed(reply);
    const [file] = release.parts[EMBED_CONTAINER_PART]?.js ?? [];
    if (file === undefined) throw new Refusal('NOT_FOUND');
    return reply.header('cache-control', CACHE_CONTROL).redirect(fileUrl(assets, release, file));
  });
}
