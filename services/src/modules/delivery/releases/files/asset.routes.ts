import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { secondBase } from '@hirehq/shared-contracts/release';
import { namesTag } from '../../../../platform/http/etag.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { acceptedEncoding } from '../../../../platform/http/compression/accepted-encoding.ts';
import { REMOTES_BASE, SHELL } from '../sets/live-set.ts';
import type { PublishedReleases } from './published-releases.ts';
import type { ReleaseFiles } from './release-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.map': 'application/json; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/vnd.microsoft.icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

interface AssetOptions {
  published: PublishedReleases;
  files: ReleaseFiles;
}

/** Files of published releases, whether this process serves pages with them or not: immutable, loadable from any origin; a missing or damaged file is a real 404, not the page. */
export function assetRoutes(app: FastifyInstance, { published, files }: AssetOptions): void {
  async function send(request: FastifyRequest, reply: FastifyReply, [remote = '', version = '', ...path]: readonly string[]) {
    const file = path.join('/');
    const found = await published.find(remote, version);
    // Only the services run it.
    const release = file === found?.servedPart ? undefined : found;
    const encoding = acceptedEncoding(request.headers['accept-encoding']);
    const packed = release && encoding && (await files.readCompressed(release, file, encoding));
    const data = packed ?? (release && (await files.read(release, file)));
    reply.headers({
      'access-control-allow-origin': '*',
      'cross-origin-resource-policy': 'cross-origin',
      vary: 'accept-encoding',
    });
    if (!release || !data) {
      reply.header('cache-control', 'no-store');
      throw new Refusal('NOT_FOUND');
    }
    const tag = `W/"${release.files[file]?.integrity.slice(-64)}"`;
    reply.headers({ etag: tag, 'cache-control': 'public, max-age=31536000, immutable' });
    if (namesTag(request.headers['if-none-match'], tag)) return reply.code(304).send();
    reply.type(TYPES[extname(file).toLowerCase()] ?? 'application/octet-stream');
    if (packed) reply.header('content-encoding', encoding);
    return reply.send(data);
  }

  const hidden = { schema: { hide: true } };
  for (const base of [REMOTES_BASE, secondBase(REMOTES_BASE)])
    app.get<{ Params: { '*': string } }>(`${base}/*`, hidden, (request, reply) =>
      send(request, reply, request.params['*'].split('/')),
    );
  app.get<{ Params: { '*': string } }>(`/${SHELL}/*`, hidden, (request, reply) =>
    send(request, reply, [SHELL, ...request.params['*'].split('/')]),
  );
}
