import { useEffect, useEffectEvent } from 'react';
import { useLocation } from '@hirehq/shared-ui';

/**
 * Follows Back and Forward from before the router listens: BrowserRouter reads the address when it first renders, and listens once
 * that is on the page. Without this, the page of the earlier address stays.
 */
export function useBackBeforeStart(): void {
  const shown = useLocation();
  const catchUp = useEffectEvent(() => {
    const { pathname, search, hash } = window.location;
    if (pathname === shown.pathname && search === shown.search && hash === shown.hash) return;
    window.dispatchEvent(new PopStateEvent('popstate', { state: window.history.state as unknown }));
  });
  useEffect(() => catchUp(), []);
}
