import {
  COLOR_SCHEME_SCRIPT,
  PAGE_IDS,
  inlineJson,
  type ImportMap,
  type PageConfig,
  type PageData,
} from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import { fileUrl, type LiveSet } from './live-set.ts';
import { releasesOf, type RouteMatch } from './match-route.ts';
import { neededFiles } from './page-parts.ts';

interface ShellPageInput {
  live: LiveSet;
  shell: Release;
  match: RouteMatch | undefined;
  config: PageConfig;
  data: PageData;
  nonce: string;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function linkAttributes(release: Release, file: string): string {
  return `href="${attribute(fileUrl(release, file))}" integrity="${release.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;
}

const preload = (release: Release, file: string) => `<link rel="modulepreload" ${linkAttributes(release, file)}>`;

const json = (id: string, value: unknown) => `<script type="application/json" id="${id}">${inlineJson(value)}</script>`;

/** The one page of the platform: everything the shell needs for its first breath, and links to what it will ask for next. */
export function shellPage({ live, shell, match, config, data, nonce }: ShellPageInput): string {
  const importMap: ImportMap = { integrity: { ...live.integrity } };
  const main = shell.parts['main'] ?? { js: [], css: [] };
  const needed = neededFiles(match, releasesOf(live.releaseSet, shell), config.variant);
  // Text is set in it from the first paint on, or not at all on this page (font-display: optional).
  const font = Object.keys(shell.files).find((file) => /^figtree-latin-wght.*\.woff2$/.test(file));
  const icon = ['favicon.svg', 'icon.svg', 'favicon.ico'].find((file) => Object.hasOwn(shell.files, file));
  const head = [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<title>hireHQ</title>',
    `<script nonce="${nonce}">${COLOR_SCHEME_SCRIPT}</script>`,
    `<script type="importmap" nonce="${nonce}">${inlineJson(importMap)}</script>`,
    `<link rel="icon" href="${icon ? attribute(fileUrl(shell, icon)) : 'data:,'}">`,
    ...main.css.map((file) => `<link rel="stylesheet" ${linkAttributes(shell, file)}>`),
    ...(font
      ? [`<link rel="preload" as="font" type="font/woff2" href="${attribute(fileUrl(shell, font))}" crossorigin="anonymous">`]
      : []),
    ...main.js.filter((file) => file !== shell.entry).map((file) => preload(shell, file)),
    ...needed.js.map(({ release, file }) => preload(release, file)),
    ...needed.css.map(({ release, file }) => `<link rel="preload" as="style" ${linkAttributes(release, file)}>`),
    `<script type="module" nonce="${nonce}" src="${attribute(fileUrl(shell, shell.entry))}" integrity="${shell.files[shell.entry]?.integrity ?? ''}" crossorigin="anonymous"></script>`,
  ];
  const body = [
    `<div id="${PAGE_IDS.root}"></div>`,
    json(PAGE_IDS.releaseSet, live.releaseSet),
    json(PAGE_IDS.config, config),
    json(PAGE_IDS.data, data),
  ];
  const direction = config.locale === 'ar' ? 'rtl' : 'ltr';
  return `<!doctype html>\n<html lang="${config.locale}" dir="${direction}">\n<head>\n${head.join('\n')}\n</head>\n<body>\n${body.join('\n')}\n<noscript>hireHQ needs JavaScript.</noscript>\n</body>\n</html>\n`;
}

/** Shown until a shell is published. */
export function noShellPage(): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><title>hireHQ</title></head>\n<body>\n<h1>The services run, but no shell is published yet.</h1>\n<p>Run <code>npm start</code>: it builds the shell and the remotes and publishes them. Or give built folders: <code>HIREHQ_RELEASES=host-shell/dist/&lt;version&gt;:… node services/src/main.ts</code></p>\n</body>\n</html>\n`;
}
