import { extname } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LOCALES, OFFLINE_PATH, SERVICE_WORKER_PATH } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { Config } from '../../../../platform/config.ts';
import { Refusal } from '../../../../platform/refusals/refusal.ts';
import { allowIndexing } from '../../../../platform/http/robots.ts';
import { indexedPaths } from './indexed-pages.ts';
import { pagesSitemap } from '../../../engine/published-jobs/index.ts';
import { ICONS, iconUrl } from './icon-url.ts';
import { SERVICE_WORKER_FILE, type LiveSet } from '../sets/live-set.ts';
import type { ReleaseFiles } from '../files/release-files.ts';
import { localeOfRequest } from '../../../../platform/http/request-locale.ts';
import { webManifest } from './web-manifest.ts';

const ICON_TYPES: Readonly<Record<string, string>> = {
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.ico': 'image/vnd.microsoft.icon',
};

/** A service worker that unregisters itself and deletes its caches. */
const WORKER_THAT_LEAVES = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil((async () => {
  for (const name of await caches.keys()) if (name.startsWith('hirehq-offline:')) await caches.delete(name);
  await self.registration.unregister();
})()));
`;

/** Files of the live shell outside its pages, at URLs that are the same in every release. */
export function shellFileRoutes(
  app: FastifyInstance,
  { origin, variant, serviceWorker }: Config,
  files: ReleaseFiles,
  readLive: () => Promise<LiveSet | undefined>,
): void {
  async function liveShell(): Promise<Release> {
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    const { shell } = live;
    if (!shell) throw new Refusal('NOT_FOUND');
    return shell.current;
  }

  async function fileOf(shell: Release, file: string): Promise<Buffer> {
    const data = await files.read(shell, file);
    if (!data) throw new Refusal('NOT_FOUND');
    return data;
  }

  const hidden = { schema: { hide: true } };

  // Nothing is disallowed: what search engines must not list says so itself, which a crawler sees only if it may fetch it.
  app.get('/robots.txt', hidden, (_request, reply) =>
    reply
      .type('text/plain; charset=utf-8')
      .header('cache-control', 'public, max-age=3600')
      .send(`User-agent: *\nDisallow:\nSitemap: ${origin}/sitemap.xml\n`),
  );

  app.get('/sitemaps/pages.xml', hidden, async (_request, reply) => {
    const live = await readLive();
    if (!live) throw new Refusal('OVERLOADED');
    return reply
      .type('application/xml; charset=utf-8')
      .header('cache-control', 'public, max-age=300')
      .send(pagesSitemap(origin, indexedPaths(live.current)));
  });

  app.get<{ Querystring: { lang?: unknown } }>('/manifest.webmanifest', hidden, async (request, reply) => {
    const locale = LOCALES.find((known) => known === request.query.lang) ?? localeOfRequest(request);
    const manifest = webManifest(await liveShell(), variant, locale);
    return reply
      .headers({
        'content-type': 'application/manifest+json; charset=utf-8',
        'cache-control': 'no-cache',
        vary: 'accept-language',
      })
      .send(JSON.stringify(manifest));
  });

  app.get(SERVICE_WORKER_PATH, hidden, async (_request, reply) => {
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      // Images: the icon of a notification.
      'content-security-policy': "default-src 'none'; connect-src 'self'; img-src 'self'",
    });
    if (!serviceWorker) return reply.send(WORKER_THAT_LEAVES);
    const shell = await liveShell();
    const page = `${OFFLINE_PATH}?of=${shell.version}-${variant}`;
    const facts = { OFFLINE_PAGE: page, NOTIFICATION_ICON: iconUrl(variant, 'icon-192.png') };
    const declared = Object.entries(facts).map(([name, value]) => `const ${name}=${JSON.stringify(value)};\n`);
    return reply.send(`${declared.join('')}${String(await fileOf(shell, SERVICE_WORKER_FILE))}`);
  });

  app.get(OFFLINE_PATH, hidden, async (_request, reply) => {
    const page = await fileOf(await liveShell(), `offline/${variant}.html`);
    return reply
      .headers({
        'content-type': 'text/html; charset=utf-8',
        'cache-control': 'no-cache',
        // The rest of its policy is in the page, next to the hashes of its style and script.
        'content-security-policy': "frame-ancestors 'none'",
        'referrer-policy': 'strict-origin-when-cross-origin',
      })
      .send(page);
  });

  app.get<{ Params: { '*': string } }>(`${ICONS}/*`, hidden, async (request, reply) => {
    const type = ICON_TYPES[extname(request.params['*'])];
    if (type === undefined) throw new Refusal('NOT_FOUND');
    const icon = await fileOf(await liveShell(), `icons/${request.params['*']}`);
    return allowIndexing(reply)
      .type(type)
      .headers({
        'cache-control': 'public, max-age=86400',
        'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'",
      })
      .send(icon);
  });

  /** For clients that request the icon without reading the page. */
  const toIcon = (_request: FastifyRequest, reply: FastifyReply) => reply.redirect(iconUrl(variant, 'favicon.ico'), 302);
  app.get('/favicon.ico', hidden, toIcon);
}
