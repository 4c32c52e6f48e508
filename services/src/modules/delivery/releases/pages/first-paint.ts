import {
  FIRST_PAINT_CHECK_SCRIPT,
  FIRST_PAINT_KEEP_SCRIPT,
  FIRST_PAINT_STYLE,
  paintedPagesFile,
  paintedPagesSchema,
  type PaintedPages,
} from '@hirehq/shared-contracts/first-paint';
import type { PageConfig } from '@hirehq/shared-contracts/page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { ServedPartOutput } from '@hirehq/shared-contracts/served-part';
import type { PageMatch } from './match-route.ts';
import type { ReleaseFiles } from '../files/release-files.ts';

/** A page prerendered when the shell was built, and what it needs around it. */
export interface FirstPaint {
  head: string;
  root: string;
  afterRoot: string;
  /** What the build of the shell wrote of the page; the same object for each visitor. */
  page: PaintedPages[string];
  /** What the served part of the page's remote wrote; the same object as long as it is kept. */
  output?: ServedPartOutput;
  /** True if a served part is in place of the skeleton of the page's remote (part-of-page.ts). */
  hasPart?: boolean;
}

const SLOT = /\[\[slot ([\w.]+)\]\]([\s\S]*?)\[\[\/slot\]\]/g;

const PAGE = /\[\[page ([^\]]+)\]\]([\s\S]*?)\[\[absent\]\]([\s\S]*?)\[\[\/page\]\]/g;

/** Reads the prerendered pages of a release once per brand and language; an empty object if the release has none, or their file is damaged. */
export function paintedPagesReader(
  files: Pick<ReleaseFiles, 'read'>,
): (shell: Release, config: PageConfig) => Promise<PaintedPages> {
  const known = new Map<string, Promise<PaintedPages>>();
  return (shell, { variant, locale }) => {
    const file = paintedPagesFile(variant, locale);
    if (!Object.hasOwn(shell.files, file)) return Promise.resolve({});
    const path = `${shell.version}/${file}`;
    const reading =
      known.get(path) ??
      files.read(shell, file).then((data) => (data ? paintedPagesSchema.parse(JSON.parse(data.toString())) : {}));
    known.set(path, reading);
    reading.catch(() => known.delete(path));
    return reading;
  };
}

const roots = new WeakMap<object, WeakMap<object, { nonce: string; root: string }>>();

/** The HTML of a prerendered page for the releases that are current, made once for both. */
function rootOf(page: PaintedPages[string], current: readonly Release[], nonce: string): string {
  const ofPage = roots.get(page) ?? new WeakMap<object, { nonce: string; root: string }>();
  roots.set(page, ofPage);
  const known = ofPage.get(current);
  if (known?.nonce === nonce) return known.root;
  const filled = new Set(
    current.flatMap(({ manifest }) =>
      manifest.slots.filter(({ access }) => access !== 'candidate').map(({ slot }) => slot as string),
    ),
  );
  const deployed = new Set(
    current.flatMap(({ manifest }) => (manifest.id === 'shell' ? [] : manifest.routes.map(({ path }) => path))),
  );
  const root = page.html
    .replaceAll(SLOT, (_, slot: string, skeleton: string) => (filled.has(slot) ? skeleton : ''))
    .replaceAll(PAGE, (_, path: string, link: string, absent: string) => (deployed.has(path) ? link : absent))
    .replaceAll('<style', `<style nonce="${nonce}"`);
  ofPage.set(current, { nonce, root });
  return root;
}

/** The prerendered page of a match, with the slots that deployed remotes fill for a visitor, and without links to pages that are not deployed; undefined if there is none. */
export function firstPaintOf(
  pages: PaintedPages,
  match: PageMatch | undefined,
  current: readonly Release[],
  nonce: string,
): FirstPaint | undefined {
  const route = match?.route;
  if (match?.bare || route?.access !== 'public' || !Object.hasOwn(pages, route.path)) return undefined;
  const page = pages[route.path];
  if (page?.skeleton !== (route.skeleton ?? 'page') || page.footer !== (route.footer ?? true)) return undefined;
  return {
    head: `<style nonce="${nonce}">${FIRST_PAINT_STYLE}</style>\n<script nonce="${nonce}">${FIRST_PAINT_CHECK_SCRIPT}</script>`,
    root: rootOf(page, current, nonce),
    afterRoot: `<script nonce="${nonce}">${FIRST_PAINT_KEEP_SCRIPT}</script>`,
    page,
  };
}
