import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { REALM_PATH } from '../provider/paths.ts';
import { brandStyles, paletteStyles } from './brand.ts';
import { fontData, fontStyles } from './page-font.ts';

interface PageFile {
  path: string;
  type: string;
  content: string | Buffer;
}

/** Shared by all pages: their static files, under content-hashed names, and their content security policy. */
export interface PageKit {
  origin: string;
  /** The brand of a request that does not name one. */
  variant: BrandVariant;
  css: string;
  script: string;
  /** Runs before the first paint. */
  scheme: string;
  font: string;
  files: readonly PageFile[];
  policy: string;
}

function pageFile(name: string, extension: string, type: string, content: string | Buffer): PageFile {
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 12);
  return { path: `${REALM_PATH}/resources/${name}.${hash}.${extension}`, type, content };
}

const read = (name: string) => readFileSync(new URL(name, import.meta.url), 'utf8');

export function createPageKit({ origin, variant }: Pick<PageKit, 'origin' | 'variant'>): PageKit {
  const font = pageFile('figtree', 'woff2', 'font/woff2', fontData());
  const css = pageFile(
    'identity',
    'css',
    'text/css; charset=utf-8',
    fontStyles(basename(font.path)) +
      paletteStyles() +
      brandStyles() +
      ['identity', 'social', 'consent'].map((name) => read(`${name}.css`)).join(''),
  );
  const script = pageFile(
    'identity',
    'js',
    'text/javascript; charset=utf-8',
    read('identity.browser.js') + read('consent.browser.js'),
  );
  const scheme = pageFile('scheme', 'js', 'text/javascript; charset=utf-8', read('scheme.browser.js'));
  const policy = [
    "default-src 'none'",
    "style-src 'self'",
    "script-src 'self'",
    "img-src 'self' data:",
    "font-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ');
  return {
    origin,
    variant,
    css: css.path,
    script: script.path,
    scheme: scheme.path,
    font: font.path,
    files: [css, script, scheme, font],
    policy,
  };
}
