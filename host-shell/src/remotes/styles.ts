import { ADOPTED_ATTRIBUTE } from '@hirehq/shared-contracts/first-paint';
import { isStillLate } from '../first-paint/late-styles.ts';
import { pageNonce } from '../page/nonce.ts';
import { LoadFailure } from './load-failure.ts';
import { type ReleaseFile, probeFile } from './probe-file.ts';
import { TimeLimitError, withinLimit } from '../shell-api/time-limit.ts';

const OWNER = 'data-release';

function isThere(link: HTMLLinkElement): boolean {
  return link.sheet !== null;
}

/** A link that came with the page has an empty style sheet if its file is missing, and one that may not be read if it is not correct. */
function hasRules({ sheet }: HTMLLinkElement): boolean {
  try {
    return sheet !== null && sheet.cssRules.length > 0;
  } catch {
    return false;
  }
}

function newLink(file: ReleaseFile, container: string): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file.url;
  link.integrity = file.integrity;
  link.crossOrigin = 'anonymous';
  if (pageNonce) link.nonce = pageNonce;
  link.setAttribute(OWNER, container);
  return link;
}

/** A link that is in the page already came with it, and is on its way. */
function arrival(link: HTMLLinkElement, url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    // A missing style may still fire `load`: only its style sheet proves that it loaded.
    link.addEventListener('load', () => (isThere(link) ? resolve() : reject(new Error(`${url} has no style sheet`))));
    link.addEventListener('error', () => reject(new Error(`${url} did not load`)));
    if (!link.isConnected) document.head.append(link);
  });
}

/** Loads of links: parts of a release that load at the same time wait for the same link, as long as it is in the page. */
const loads = new WeakMap<HTMLLinkElement, Promise<void>>();

async function load(link: HTMLLinkElement, file: ReleaseFile, limitMs: number): Promise<void> {
  try {
    await withinLimit(arrival(link, file.url), limitMs);
  } catch (error) {
    link.remove();
    // And the page's preload of the same file: one that never arrives would keep the tab in its loading state.
    const others = document.querySelectorAll(`link[href="${CSS.escape(file.url)}"]:not([rel="stylesheet"])`);
    for (const other of others) other.remove();
    const cause = error instanceof TimeLimitError ? 'timeout' : ((await probeFile(file, limitMs)) ?? 'unreachable');
    throw new LoadFailure('css', cause, error instanceof Error ? error.message : String(error), file.url);
  }
}

async function attachStyle(file: ReleaseFile, container: string, limitMs: number): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(file.url)}"]`);
  const underWay = known && loads.get(known);
  if (underWay) return isThere(known) ? undefined : underWay;
  if (known && !isStillLate(known)) {
    if (hasRules(known)) return undefined;
    known.remove();
  }
  const link = known?.isConnected ? known : newLink(file, container);
  const loaded = load(link, file, limitMs);
  loads.set(link, loaded);
  await loaded;
}

/** Adds the styles of a part, each with its integrity hash. Rejects with a LoadFailure if one is not correct. */
export async function attachStyles(files: readonly ReleaseFile[], container: string, limitMs: number): Promise<void> {
  await Promise.all(files.map((file) => attachStyle(file, container, limitMs)));
}

/** What shows the first content of a page that came with it: before the shell has taken over, and after it has adopted that. */
const SERVED = `template[data-part],[${ADOPTED_ATTRIBUTE}]`;

/**
 * Removes the styles of a discarded release. Those that came with the page stay as long as it shows what they are for; later they
 * do no harm, because each release has its own class names.
 */
export function removeStyles(container: string): void {
  const isServed = document.querySelector(SERVED) !== null;
  for (const link of document.head.querySelectorAll<HTMLLinkElement>(`link[${OWNER}="${container}"]`))
    if (!isServed || loads.has(link)) link.remove();
}
