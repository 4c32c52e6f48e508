/** react-router's own, handed over by whoever looks for a page: this package runs no React. */
export type MatchRoutes = <Route extends { path: string }>(
  routes: Route[],
  pathname: string,
) => readonly { route: Route; params: Readonly<Record<string, string | undefined>> }[] | null;

export interface FoundPage<Entry> {
  entry: Entry;
  /** Decoded; without those of the path that are left out. */
  params: Record<string, string>;
  /** Shown without header and footer, for native apps (SH-09). */
  bare: boolean;
}

const CANDIDATE = /^\/candidate(?=\/|$)/i;
const WEBVIEW = /^\/webview(?=\/|$)/i;

/** The same page without header and footer: `/candidate/find-jobs` is `/webview/find-jobs` too. */
export const webviewPath = (path: string): string | undefined =>
  CANDIDATE.test(path) ? path.replace(CANDIDATE, '/webview') : undefined;

export const isWebview = (pathname: string): boolean => WEBVIEW.test(pathname);

/** The page at a path as a URL has it, its webview form included: what the browser shows and the server serves. */
export function findPage<Entry extends { path: string }>(
  matchRoutes: MatchRoutes,
  entries: readonly Entry[],
  pathname: string,
): FoundPage<Entry> | undefined {
  const routes = entries.flatMap((entry) => {
    const inWebview = webviewPath(entry.path);
    const page = { path: entry.path, entry, bare: false };
    return inWebview === undefined ? [page] : [page, { path: inWebview, entry, bare: true }];
  });
  const found = matchRoutes(routes, pathname)?.at(-1);
  if (!found) return undefined;
  const params = Object.entries(found.params).filter((param): param is [string, string] => Boolean(param[1]));
  return { entry: found.route.entry, params: Object.fromEntries(params), bare: found.route.bare };
}
