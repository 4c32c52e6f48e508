import {
  COLOR_SCHEME_SCRIPT,
  PAGE_IDS,
  inlineJson,
  type ImportMap,
  type PageConfig,
  type PageData,
} from '@hirehq/shared-contracts/page';
import {
  FIRST_PAINT_CHECK_SCRIPT,
  FIRST_PAINT_KEEP_SCRIPT,
  FIRST_PAINT_STYLE,
  PART_STYLE_ATTRIBUTE,
  partStylesScript,
} from '@hirehq/shared-contracts/first-paint';
import {
  CRITICAL_STYLE_ATTRIBUTE,
  LATE_STYLE_ATTRIBUTE,
  LATE_STYLE_MEDIA,
  LATE_STYLES_SCRIPT,
} from '@hirehq/shared-contracts/late-styles';
import { PAGE_FONT_STYLE, pageFontScript } from '@hirehq/shared-contracts/page-fonts';
import { readingScript } from '@hirehq/shared-contracts/reading';
import { startReportScript } from '@hirehq/shared-contracts/start-report';
import { startFailureStyle, startScript, startWatchScript, type StartFile } from '@hirehq/shared-contracts/start-watch';
import { isDevelopmentVersion, type Release } from '@hirehq/shared-contracts/release';
import type { BodyText } from '../../../../platform/http/compression/joined-gzip.ts';
import { CHANGES, reloadScript } from '../development/changes.ts';
import { NO_OVERRIDES, OVERRIDE_CHANGES } from '../development/overrides.ts';
import { SHELL, fileUrl, type LiveSet } from '../sets/live-set.ts';
import type { FirstPaint } from './first-paint.ts';
import { NOT_INDEXED } from '../../../../platform/http/robots.ts';
import { releaseOverrideScript, type ReleaseOverrideState } from '@hirehq/shared-contracts/release-override';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import type { PageMatch } from './match-route.ts';
import { pageHead, withoutScript } from './page-head.ts';
import { startTexts } from './start-texts.ts';
import { neededFiles, type NeededFile } from './page-parts.ts';
import { partStyles } from './part-of-page.ts';
import type { PageScripts } from './sharing/page-scripts.ts';
import type { CriticalStyle } from './styles/critical-styles.ts';
import type { PageSubject } from './subjects/page-subject.ts';

interface ShellPageInput {
  /** The origin of the files of releases; empty for that of the page. */
  assets: string;
  live: LiveSet;
  shell: Release;
  match: PageMatch | undefined;
  config: PageConfig;
  data: PageData;
  /** Whether this process may keep what the page shows. */
  mayKeep: boolean;
  /** Of the style elements; those of scripts are for `scripts` to know. */
  nonce: string;
  /** Writes the script elements. */
  scripts: PageScripts;
  /** What a visitor sees before the shell runs; undefined on pages that are not prerendered. */
  painted: FirstPaint | undefined;
  /** The rules of its style sheets that are in the page. */
  critical: readonly CriticalStyle[];
  /** What a browser without scripts requests in place of a page whose content was late. */
  reload: string | undefined;
  pathname: string;
  /** On a page of a job, a company or a public profile; null when there is none. */
  subject: PageSubject | null | undefined;
  /** Of a list that starts later than with its first entry. */
  isLaterPage: boolean;
  /** What the page is about, for search engines. */
  structured: object | undefined;
  /** Working copies in place of live releases, in development. */
  workingCopies: readonly Release[];
  /** Whether the address asked for chosen versions. */
  override: ReleaseOverrideState;
  /** Whether the page reports if its shell has started. */
  reportsStart: boolean;
}

const attribute = (text: string) => text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

function linkAttributes(assets: string, release: Release, file: string): string {
  return `href="${attribute(fileUrl(assets, release, file))}" integrity="${release.files[file]?.integrity ?? ''}" crossorigin="anonymous"`;
}

const preload = (assets: string, release: Release, file: string) =>
  `<link rel="modulepreload" ${linkAttributes(assets, release, file)}>`;

function fontUrl(assets: string, shell: Release, name: string): string | undefined {
  const file = Object.keys(shell.files).find((each) => each.startsWith(`${name}.`) && each.endsWith('.woff2'));
  return file && fileUrl(assets, shell, file);
}

const startFile = (assets: string, shell: Release, file: string): StartFile => ({
  url: fileUrl(assets, shell, file),
  integrity: shell.files[file]?.integrity ?? '',
});

/** The files without which the shell does not start or shows a page without style. */
const startFiles = (assets: string, shell: Release): StartFile[] => {
  const { js, css } = shell.parts['main'] ?? { js: [], css: [] };
  return [...new Set([shell.entry, ...js, ...css])].map((file) => startFile(assets, shell, file));
};

/** The style sheets of what a page shows before its scripts run, in the order in which they apply. */
export function sheetsOf(shell: Release, painted: FirstPaint | undefined): readonly NeededFile[] {
  const sheets = [
    ...(shell.parts['main']?.css ?? []).map((file) => ({ release: shell, file })),
    ...(painted?.served ?? []).flatMap(partStyles),
  ];
  return sheets.filter(
    (sheet, at) => sheets.findIndex(({ release, file }) => release === sheet.release && file === sheet.file) === at,
  );
}

/** That of a remote is one that the loader of the shell takes as its own (host-shell/src/remotes/styles.ts). */
function sheetLink(assets: string, { release, file }: NeededFile, more = ''): string {
  const owner = release.remote === SHELL ? '' : ` data-release="${attribute(release.container)}" ${PART_STYLE_ATTRIBUTE}`;
  return `<link rel="stylesheet" ${linkAttributes(assets, release, file)}${owner}${more}>`;
}

/** With rules that stand in for it, a style sheet holds back neither the first paint nor a script. */
function styleLines(assets: string, sheet: NeededFile, critical: readonly CriticalStyle[], nonce: string): string[] {
  const standIn = critical.find(({ release, file }) => release === sheet.release && file === sheet.file);
  if (!standIn) return [sheetLink(assets, sheet)];
  // Escaped as CSS does it, so that nothing in a rule can end the element; a condition may have the sign alone.
  const rules = standIn.css.replaceAll('</', String.raw`\3c /`);
  return [
    `<style nonce="${nonce}" ${CRITICAL_STYLE_ATTRIBUTE}>${rules}</style>`,
    sheetLink(assets, sheet, ` media="${LATE_STYLE_MEDIA}" ${LATE_STYLE_ATTRIBUTE}`),
    `<noscript>${sheetLink(assets, sheet)}</noscript>`,
  ];
}

const json = (id: string, text: string) => `<script type="application/json" id="${id}">${text}</script>`;

const importMapOf = (integrity: Record<string, string>): ImportMap => ({ integrity });

const texts = new WeakMap<object, string>();
/** The text of what is the same in many pages, made once. */
function keptJson<T extends object>(value: T, of: (value: T) => object = (same) => same): string {
  const text = texts.get(value) ?? inlineJson(of(value));
  texts.set(value, text);
  return text;
}

/** Says on every page which working copies it runs, and leaves them. For developers, in development only. */
function overrideNotice(overrides: readonly Release[], nonce: string): string[] {
  if (overrides.length === 0) return [];
  const named = overrides.map(({ remote, base = '' }) => `${remote} ← ${attribute(new URL(base).origin)}`).join(', ');
  return [
    `<style nonce="${nonce}">.hirehq-override{position:fixed;inset:auto 0 0;z-index:1000;margin:0;padding:.25rem .75rem;font:.75rem/1.5 monospace;color:#fff;background:#7c2d12}.hirehq-override a{color:inherit}</style>`,
    `<p class="hirehq-override" dir="ltr">${named} · <a href="${NO_OVERRIDES}" aria-label="Leave">×</a></p>`,
  ];
}

/**
 * The one page of the platform: everything the shell needs to start, and preload links to what it will request next. Three texts: what can be
 * read, what the pages of a route have in common, and what this one is about.
 */
export function shellPage({
  assets,
  live,
  shell,
  match,
  config,
  data,
  mayKeep,
  nonce,
  scripts,
  painted,
  critical,
  reload,
  pathname,
  subject,
  isLaterPage,
  structured,
  workingCopies,
  override,
  reportsStart,
}: ShellPageInput): BodyText[] {
  const main = shell.parts['main'] ?? { js: [], css: [] };
  const needed = neededFiles(match, live.current, config.variant);
  const sheets = sheetsOf(shell, painted);
  const isServed = painted !== undefined && painted.served.length > 0;
  const isSheet = ({ release, file }: NeededFile) => sheets.some((sheet) => sheet.release === release && sheet.file === file);
  // In this order: an import map that comes after the load of a module is ignored.
  const modules = [
    scripts.element(keptJson(live.integrity, importMapOf), 'importmap'),
    ...main.js.filter((file) => file !== shell.entry).map((file) => preload(assets, shell, file)),
    ...needed.js.map(({ release, file }) => preload(assets, release, file)),
    preload(assets, shell, shell.entry),
  ];
  const requested = [
    ...needed.css
      .filter((style) => !isSheet(style))
      .map(({ release, file }) => `<link rel="preload" as="style" ${linkAttributes(assets, release, file)}>`),
    ...modules,
  ];
  const head = [
    '<meta charset="utf-8">',
    // Before anything else: it may ask for another page.
    scripts.element(releaseOverrideScript(override)),
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    ...(assets ? [`<link rel="preconnect" href="${attribute(assets)}" crossorigin="anonymous">`] : []),
    ...(reload
      ? [
          // After a second at most, browsers replace the entry of the history: Back does not lead to the late page.
          `<noscript><meta http-equiv="refresh" content="1;url=${attribute(reload)}"></noscript>`,
        ]
      : []),
    ...pageHead({ shell, match, config, pathname, subject, isLaterPage, structured }),
    ...(config.framed ? [] : [scripts.element(COLOR_SCHEME_SCRIPT)]),
    scripts.element(readingScript(config.variant)),
    `<style nonce="${nonce}">${startFailureStyle(config.variant)}</style>`,
    scripts.element(startWatchScript(startFiles(assets, shell))),
    ...(reportsStart && config.visitTicket ? [scripts.element(startReportScript(shell.version, config.visitTicket))] : []),
    `<style nonce="${nonce}">${PAGE_FONT_STYLE}</style>`,
    scripts.element(pageFontScript((font) => fontUrl(assets, shell, font))),
    ...(painted ? [`<style nonce="${nonce}">${FIRST_PAINT_STYLE}</style>`, scripts.element(FIRST_PAINT_CHECK_SCRIPT)] : []),
    // For printing: a URL on paper has to be complete.
    `<style nonce="${nonce}">:root{--hq-origin:${JSON.stringify(config.origin)}}</style>`,
    ...(isServed ? [scripts.element(partStylesScript(config.limits.loadMs))] : []),
    ...(critical.length > 0 ? [scripts.element(LATE_STYLES_SCRIPT)] : []),
    ...sheets.flatMap((sheet) => styleLines(assets, sheet, critical, nonce)),
    // What can be read comes before what is large.
    ...(isServed ? [] : requested),
    ...(live.current.some(({ version }) => isDevelopmentVersion(version))
      ? [scripts.element(reloadScript(workingCopies.length > 0 ? OVERRIDE_CHANGES : CHANGES))]
      : []),
  ];
  const body = [
    ...(painted ? [scripts.element(FIRST_PAINT_KEEP_SCRIPT)] : []),
    json(PAGE_IDS.startTexts, keptJson(shell, startTexts)),
    ...(isServed ? requested : []),
    json(PAGE_IDS.releaseSet, keptJson(live.releaseSet)),
  ];
  const ofVisitor = [
    json(PAGE_IDS.config, inlineJson(config)),
    json(PAGE_IDS.data, inlineJson(data)),
    scripts.element(
      startScript(startFile(assets, shell, shell.entry), { isPainted: painted !== undefined, isByHash: scripts.isByHash }),
    ),
  ];
  ofVisitor.push(...overrideNotice(workingCopies, nonce));
  // The colours of what is painted depend on it; where scripts run, the one above sets what the visitor has chosen.
  const scheme = config.framed?.scheme ?? (painted && 'light');
  const look = scheme ? ` data-mantine-color-scheme="${scheme}"` : '';
  const begin = `<!doctype html>\n<html lang="${config.locale}" dir="${directionOf(config.locale)}"${look}>\n<head>\n${head.join('\n')}\n</head>\n<body>\n<div id="${PAGE_IDS.root}">${painted?.root ?? ''}</div>\n`;
  const end = `${ofVisitor.join('\n')}\n${withoutScript(shell, config, isServed).html}\n</body>\n</html>\n`;
  return [
    { text: begin, isKept: mayKeep },
    { text: `${body.join('\n')}\n`, isKept: true },
    { text: end, isKept: mayKeep },
  ];
}

/** The page shown while there is no shell. */
export function noShellPage(): string {
  return `<!doctype html>\n<html lang="en">\n<head><meta charset="utf-8"><meta name="robots" content="${NOT_INDEXED}"><title>hireHQ</title></head>\n<body>\n<h1>The services run, but there is no shell to show pages with.</h1>\n<p>None is published yet, or its files are damaged; the log of the services says which.</p>\n<p>Run <code>npm start</code>: it builds the shell and the remotes and publishes them. Or give built folders: <code>HIREHQ_RELEASES=host-shell/dist/&lt;version&gt;:… node services/src/main.ts</code></p>\n</body>\n</html>\n`;
}
