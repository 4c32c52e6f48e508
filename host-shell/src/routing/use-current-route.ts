import { useMemo } from 'react';
import { findPage } from '@hirehq/shared-contracts/find-page';
import { matchRoutes, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import type { RouteEntry } from './route-table.ts';

/** The route of a path, also for its webview form. */
export function findRoute(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  return findPage(matchRoutes, routes, pathname)?.entry;
}

export function useCurrentRoute(): RouteEntry | undefined {
  const { routes } = useShellServices();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(routes, pathname), [routes, pathname]);
}
