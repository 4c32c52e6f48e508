import { useMemo } from 'react';
import { findPage } from '@hirehq/shared-contracts/find-page';
import { matchRoutes, useLocation } from '@hirehq/shared-ui';
import { useShellServices } from '../lend/shell-services.tsx';
import type { RouteEntry } from './route-table.ts';

/** The entry of a path, its webview form included. */
export function findRoute(routes: readonly RouteEntry[], pathname: string): RouteEntry | undefined {
  return findPage(matchRoutes, routes, pathname)?.entry;
}

export function useCurrentRoute(): RouteEntry | undefined {
  const { routes } = useShellServices();
  const { pathname } = useLocation();
  return useMemo(() => findRoute(routes, pathname), [routes, pathname]);
}
