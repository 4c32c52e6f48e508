import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REMOTES_BASE, SHELL } from './live-set.ts';

/** Files of published releases: immutable, loadable from any origin; a missing file is a real 404, not the page. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  const bases = [
    { prefix: `${REMOTES_BASE}/`, root: folder },
    { prefix: `/${SHELL}/`, root: join(folder, SHELL) },
  ];
  for (const { prefix, root } of bases) {
    await mkdir(root, { recursive: true });
    await app.register(fastifyStatic, {
      root,
      prefix,
      decorateReply: false,
      index: false,
      dotfiles: 'deny',
      preCompressed: true,
      immutable: true,
      maxAge: '1y',
      setHeaders: (reply) => {
        reply.header('access-control-allow-origin', '*');
        reply.header('cross-origin-resource-policy', 'cross-origin');
        reply.header('vary', 'accept-encoding');
      },
    });
  }
}
