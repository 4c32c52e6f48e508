import { useMemo } from 'react';
import { findPage } from '@hirehq/shared-contracts/find-page';
import { matchRoutes, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { RouteEntry } from './route-table.ts';

/** The pages that were looked for in a table, by their path: every link asks whether its page can be opened. */
const found = new WeakMap<readonly RouteEntry[], Map<string, RouteEntry | undefined>>();

/** The route of a path, also for its webview form. */
export function findRoute(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  let known = found.get(routes);
  if (!known) found.set(routes, (known = new Map()));
  if (!known.has(pathname)) known.set(pathname, findPage(matchRoutes, routes, pathname)?.entry);
  return known.get(pathname);
}

/** Whether pages can be shown beside this one. */
export const hasPagesBeside = (routes: readonly RouteEntry[], list: RouteEntry | undefined): boolean =>
  list !== undefined && routes.some(({ remote, beside }) => remote === list.remote && beside?.includes(list.id));

export function useCurrentRoute(): RouteEntry | undefined {
  const { routes } = useShellServices();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(routes, pathname), [routes, pathname]);
}
