import { once } from 'node:events';
import { createReadStream } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { ORIGIN } from './addresses.ts';

interface PortalPage {
  /** The lines of the embed. */
  lines: string;
  head?: string;
  policy?: string;
  /** Further headers of the response. */
  headers?: Readonly<Record<string, string>>;
}

/** Resets and rules that win against everything of the page itself. */
export const HOSTILE_STYLES = `<style>
  html { font-size: 10px; }
  * { all: unset !important; }
  *, *::before { color: red !important; font: 40px fantasy !important; margin: 30px !important; display: inline !important; }
  html { margin: 0 !important; display: block !important; background: white !important; }
  body { display: block !important; margin: 8px !important; }
  hirehq-embed { display: inline !important; opacity: 0.2 !important; width: 40px !important; }
  head, style, script { display: none !important; }
</style>`;
/** Another React with a federation of the same names, and prototypes that cannot be changed. */
export const CROWDED = `<script>
  globalThis.__FEDERATION__ = Object.freeze({ __INSTANCES__: [] });
  globalThis._FEDERATION_RUNTIME_CORE = 'of the portal';
  globalThis.React = { version: '17.0.2' };
  for (const { prototype } of [Object, Array, Map, Set, Promise, Element, Node, EventTarget]) Object.freeze(prototype);
</script>`;
export const PLAIN_STYLES = '<style>html { background: white; } body { margin: 8px; }</style>';

/** What a page has to allow, and nothing else. */
export const STRICT_POLICY = [
  "default-src 'none'",
  `img-src data: ${ORIGIN}`,
  `font-src ${ORIGIN}`,
  `script-src ${ORIGIN}`,
  `connect-src ${ORIGIN}`,
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

export interface Portal {
  open(page: Page, content: PortalPage): Promise<void>;
  close(): Promise<void>;
}

/** Serves pages of an employer at an origin of their own, and the scripts in a folder. */
export async function startPortal({ files }: { files?: string } = {}): Promise<Portal> {
  const pages = new Map<string, PortalPage>();
  const server = createServer(({ url = '' }, response) => {
    if (files !== undefined && /^\/[a-z0-9-]+\.js$/.test(url)) {
      createReadStream(join(files, url))
        .on('error', () => response.writeHead(404).end())
        .pipe(response.setHeader('content-type', 'text/javascript; charset=utf-8'));
      return;
    }
    const { lines, head = PLAIN_STYLES, policy, headers } = pages.get(url) ?? { lines: '' };
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      ...(policy && { 'content-security-policy': policy }),
      ...headers,
    });
    response.end(
      `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Portal</title><link rel="icon" href="data:,">${head}<body>${lines}</body></html>`,
    );
  }).listen(0);
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return {
    async open(page, content) {
      const path = `/${pages.size}`;
      pages.set(path, content);
      await page.goto(`http://portal.localhost:${port}${path}`);
    },
    async close() {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}
