import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { REMOTES_BASE, SHELL } from './live-set.ts';

/** Files of published releases: immutable, loadable from any origin; a missing file is a real 404, not the page. */
export async function assetRoutes(app: FastifyInstance, folder: string): Promise<void> {
  // Both roots exist before the first publication.
  await mkdir(join(folder, SHELL), { recursive: true });
  await app.register(fastifyStatic, {
    root: folder,
    // The routes of the plugin read each folder on the way to a file, to compare the case of its name (14 % of the processor
    // time of a page load). All files are public, so that another spelling leads to nothing that is guarded.
    serve: false,
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
  const bases = [
    { path: REMOTES_BASE, root: folder },
    { path: `/${SHELL}`, root: join(folder, SHELL) },
  ];
  for (const { path, root } of bases)
    app.get<{ Params: { '*': string } }>(`${path}/*`, { schema: { hide: true } }, (request, reply) => {
      // Not returned: a reply is a promise too, and waiting for it is one more listener on each response than Node allows.
      void reply.sendFile(request.params['*'], root);
    });
}
