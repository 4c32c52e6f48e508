import { useMemo } from 'react';
import { matchRoutes, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import { type RouteEntry, webviewPath } from './route-table.ts';

/** The route of a path, also for its webview form. */
export function findRoute(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  const objects = routes.flatMap((entry) => {
    const inWebview = webviewPath(entry.path);
    return [{ path: entry.path, entry }, ...(inWebview ? [{ path: inWebview, entry }] : [])];
  });
  const route = matchRoutes(objects, pathname)?.at(-1)?.route;
  return route?.entry;
}

export function useCurrentRoute(): RouteEntry | undefined {
  const { routes } = useShellServices();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(routes, pathname), [routes, pathname]);
}
