import { readdirSync } from 'node:fs';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { isShadowStyles, shadowStyles } from '@hirehq/shared-contracts/release';
import { writeShadowStyles } from '../build/shadow-styles.ts';
import { listen, pathOf, sendFile } from '../dev-remote/page-server.ts';
import { buildMountingPage, LEAK_FILES } from '../leaks/leak-build.ts';

/** As a loader of such pages does, it fetches the style sheets and gives their addresses a base. */
const ENTRY = `import { openSurfacePage } from '@hirehq/shared-ui/testing/surface-page';
import { manifest } from '../../src/manifest.ts';
import * as remote from '../../src/remote.tsx';
import { examples } from '../../tests/examples.ts';

const sheets = await Promise.all([...document.querySelectorAll('meta[name=sheet]')].map(async ({ content }) => {
  const base = new URL(content, document.baseURI);
  const css = await (await fetch(base)).text();
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(css.replaceAll(/url\\((?!["']?data:)["']?([^"')]+)["']?\\)/g, (_, path) => \`url(\${new URL(path, base)})\`));
  return sheet;
}));
globalThis.surfacePage = openSurfacePage({ manifest, remote, examples, sheets });
`;

/** Its own style sheet, no style element, no style attribute in HTML, no text into a parser. */
const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "script-src 'self'",
  "connect-src 'self'",
  "font-src 'self'",
  "img-src 'self' data:",
  "require-trusted-types-for 'script'",
  "trusted-types 'none'",
].join('; ');

/** What sites do to their pages. */
const OWN_STYLES = `html { font-size: 10px; scroll-behavior: smooth }
body { margin: 0; font: italic 22px/3 serif; color: crimson; letter-spacing: 3px; text-transform: uppercase }
* { box-sizing: content-box !important }
div, h1, p, a, button, svg { padding: 9px !important; color: crimson !important; width: 300px }
#host { display: block; width: 1100px; padding: 0 !important }
main { height: 900px }
`;

const pageOf = (scripts: readonly string[], sheets: readonly string[]): string => `<!doctype html>
<html lang="nl" class="acme" dir="ltr">
<head>
<meta charset="utf-8">
<title>Acme</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="/own.css">
${sheets.map((file) => `<meta name="sheet" content="${LEAK_FILES}${file}">`).join('\n')}
${scripts.map((file) => `<script type="module" src="${LEAK_FILES}${file}"></script>`).join('\n')}
</head>
<body class="home"><main><input id="own" aria-label="Own"></main><section id="host"></section><main></main></body>
</html>
`;

/** Serves a page of somebody else that can mount the views of a remote, in a shadow tree and with the ShellApi of tests. */
export async function serveSurfacePage(packageFolder: string): Promise<{ server: Server; origin: string }> {
  const { folder, files } = await buildMountingPage(packageFolder, 'surfaces', ENTRY);
  writeShadowStyles(folder);
  const first = files.css.map(shadowStyles);
  const later = readdirSync(folder).filter((file) => isShadowStyles(file) && !first.includes(file));
  const html = pageOf(files.js, [...first, ...later]);
  const server = await listen(0, (request, response) => {
    const path = pathOf(request);
    if (path.startsWith(LEAK_FILES)) return sendFile(folder, path.slice(LEAK_FILES.length), response);
    const policy = { 'content-security-policy': POLICY };
    if (path === '/own.css') return void response.writeHead(200, { 'content-type': 'text/css' }).end(OWN_STYLES);
    return void response.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...policy }).end(html);
  });
  return { server, origin: `http://localhost:${(server.address() as AddressInfo).port}` };
}
