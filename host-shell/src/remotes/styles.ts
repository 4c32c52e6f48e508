import { pageNonce } from '../page/nonce.ts';
import { LoadFailure } from './load-failure.ts';
import { type ReleaseFile, probeFile } from './probe-file.ts';
import { TimeLimitError, withinLimit } from '../lend/time-limit.ts';

const OWNER = 'data-release';

function isThere(link: HTMLLinkElement): boolean {
  return link.sheet !== null;
}

function appendLink(file: ReleaseFile, container: string): Promise<HTMLLinkElement> {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = file.url;
  link.integrity = file.integrity;
  link.crossOrigin = 'anonymous';
  if (pageNonce) link.nonce = pageNonce;
  link.setAttribute(OWNER, container);
  return new Promise((resolve, reject) => {
    // A missing style may still fire `load`: only its style sheet proves that it loaded.
    link.addEventListener('load', () => (isThere(link) ? resolve(link) : reject(new Error(`${file.url} has no style sheet`))));
    link.addEventListener('error', () => reject(new Error(`${file.url} did not load`)));
    document.head.append(link);
  });
}

/** Files that are loading, by URL: parts of a release that load at the same time wait for the same file. */
const loading = new Map<string, Promise<void>>();

async function loadStyle(file: ReleaseFile, container: string, limitMs: number): Promise<void> {
  const known = document.head.querySelector<HTMLLinkElement>(`link[rel="stylesheet"][href="${CSS.escape(file.url)}"]`);
  if (known && isThere(known)) return;
  known?.remove();
  try {
    await withinLimit(appendLink(file, container), limitMs);
  } catch (error) {
    // Removes the page's preload of the same file too: one that never arrives would keep the tab in its loading state.
    for (const link of document.head.querySelectorAll(`link[href="${CSS.escape(file.url)}"]`)) link.remove();
    const cause = error instanceof TimeLimitError ? 'timeout' : ((await probeFile(file, limitMs)) ?? 'unreachable');
    throw new LoadFailure('css', cause, error instanceof Error ? error.message : String(error), file.url);
  }
}

function attachStyle(file: ReleaseFile, container: string, limitMs: number): Promise<void> {
  const underWay = loading.get(file.url);
  if (underWay) return underWay;
  const loaded = loadStyle(file, container, limitMs).finally(() => loading.delete(file.url));
  loading.set(file.url, loaded);
  return loaded;
}

/** Adds the styles of a part, each with its integrity hash. Rejects with a LoadFailure if one is not correct. */
export async function attachStyles(files: readonly ReleaseFile[], container: string, limitMs: number): Promise<void> {
  await Promise.all(files.map((file) => attachStyle(file, container, limitMs)));
}

/** Removes the styles of a discarded release. */
export function removeStyles(container: string): void {
  for (const link of document.head.querySelectorAll(`link[${OWNER}="${container}"]`)) link.remove();
}
