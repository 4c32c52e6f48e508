import { useEffect } from 'react';
import { useLocation } from '@hirehq/shared-ui';
import { canonicalPath } from '@hirehq/shared-contracts/page-head';
import { useShellServices } from '../shell-api/shell-services.tsx';
import type { RouteEntry } from './route-table.ts';

/** Keeps the canonical link in step with the current page: browsers share that address, not the one in the address bar. */
export function useCanonicalLink(entry: RouteEntry | undefined): void {
  const { config } = useShellServices();
  const { pathname } = useLocation();
  const path = entry?.access === 'public' ? canonicalPath(entry.path, pathname) : undefined;
  const href = path === undefined ? undefined : config.origin + path;

  useEffect(() => {
    const known = document.querySelector<HTMLLinkElement>('link[rel="canonical"]');
    if (href === undefined) {
      known?.remove();
      return;
    }
    const link = known ?? document.createElement('link');
    link.rel = 'canonical';
    if (link.href !== href) link.href = href;
    if (!known) document.head.append(link);
  }, [href]);
}
