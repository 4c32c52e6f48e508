import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { transform as compile } from '@swc/core';
import { transform as minifyCss } from 'lightningcss';
import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { LOCALES } from '@hirehq/shared-contracts/page';
import { routes } from '@hirehq/shared-contracts/routes';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import { PUSH_CACHE } from '@hirehq/shared-contracts/web-push';
import type { ServedTexts } from '@hirehq/shared-contracts/release';

/** The exports of host-shell/src/offline/offline-page.ts. */
interface OfflinePageModule {
  offlineColours: (variant: BrandVariant) => string;
  offlinePage: (input: { variant: BrandVariant; texts: ServedTexts; style: string; script: string; policy: string }) => string;
}

/** Bundles a file to a classic script without imports: not all browsers support module workers. */
async function plainScript(file: string): Promise<string> {
  const { code } = await compile(readFileSync(file, 'utf8'), {
    filename: file,
    configFile: false,
    swcrc: false,
    minify: true,
    jsc: {
      parser: { syntax: 'typescript' },
      target: 'es2022',
      minify: { compress: { toplevel: true }, mangle: { toplevel: true }, format: { comments: false } },
    },
  });
  // What is left of a file that imports types.
  return code.trim().replace(/export\s*\{\s*\};?$/, '');
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

function policyOf(style: string, script: string): string {
  return [
    "default-src 'none'",
    `style-src ${hashOf(style)}`,
    `script-src ${hashOf(script)}`,
    "connect-src 'self'",
    'img-src data:',
    "base-uri 'none'",
    "form-action 'none'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** What push-worker.ts declares as `PUSH`. */
const pushFacts = (texts: ServedTexts) => ({
  cache: PUSH_CACHE.name,
  language: PUSH_CACHE.language,
  start: routes.candidate(),
  texts: Object.fromEntries(
    LOCALES.map((locale) => [
      locale,
      {
        title: texts[locale]['push.title'] ?? '',
        body: texts[locale]['push.text'] ?? '',
        dir: directionOf(locale),
      },
    ]),
  ),
});

/** The parts of the service worker, each with names of its own. */
async function serviceWorker(sources: string, texts: ServedTexts): Promise<string> {
  const offline = await plainScript(join(sources, 'service-worker.ts'));
  const push = await plainScript(join(sources, 'push-worker.ts'));
  return `(()=>{${offline}})();\n(()=>{const PUSH=${JSON.stringify(pushFacts(texts))};${push}})();\n`;
}

/** Writes the service worker and the offline page of each brand: they do not need any other file. */
export async function writeOfflineFiles(packageFolder: string, outputFolder: string, texts: ServedTexts): Promise<void> {
  const sources = join(packageFolder, 'src/offline');
  const { offlineColours, offlinePage } = (await import(
    pathToFileURL(join(sources, 'offline-page.ts')).href
  )) as OfflinePageModule;
  const script = await plainScript(join(sources, 'offline-script.ts'));
  const css = readFileSync(join(sources, 'offline.css'), 'utf8');
  mkdirSync(join(outputFolder, 'offline'), { recursive: true });
  for (const variant of BRAND_VARIANTS) {
    const code = Buffer.from(offlineColours(variant) + css);
    const style = minifyCss({ filename: 'offline.css', code, minify: true }).code.toString();
    const page = offlinePage({ variant, texts, style, script, policy: policyOf(style, script) });
    writeFileSync(join(outputFolder, 'offline', `${variant}.html`), page);
  }
  writeFileSync(join(outputFolder, 'service-worker.js'), await serviceWorker(sources, texts));
}
