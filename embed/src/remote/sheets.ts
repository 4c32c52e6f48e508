import type { ReleasedFile } from '@hirehq/shared-contracts/rest';
import { RemoteFailure } from './remote-failure.ts';
import { withinLimit } from './within-limit.ts';

const LIMIT_MS = 15_000;

/** By address: elements of one version share their sheets. */
const sheets = new Map<string, Promise<CSSStyleSheet>>();

/** Addresses in a sheet are relative to it. */
const withBase = (css: string, base: string): string =>
  css.replaceAll(
    /url\((?!["']?(?:data:|#|https?:))(["']?)([^"')]+)\1\)/g,
    (_, quote: string, path: string) => `url(${quote}${new URL(path, base).href}${quote})`,
  );

async function load({ url, integrity }: ReleasedFile): Promise<CSSStyleSheet> {
  const response = await fetch(url, { integrity, mode: 'cors', credentials: 'omit' });
  if (!response.ok) throw new Error(`status ${response.status}`);
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(withBase(await response.text(), url));
  return sheet;
}

/** The sheets of a view, constructed: a page that allows no styles allows them. Each has the hash of its release. */
export async function loadSheets(files: readonly ReleasedFile[]): Promise<CSSStyleSheet[]> {
  return Promise.all(
    files.map((file) => {
      const known = sheets.get(file.url);
      if (known) return known;
      const loading = withinLimit(load(file), LIMIT_MS, file.url).catch((error: unknown) => {
        sheets.delete(file.url);
        throw error instanceof RemoteFailure ? error : new RemoteFailure('REMOTE_UNREACHABLE', file.url, error);
      });
      sheets.set(file.url, loading);
      return loading;
    }),
  );
}
