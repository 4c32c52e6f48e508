import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { createPath, matchPath, NavigationType, parsePath, Router, type To } from 'react-router-dom';
import type { ShellApi, ShellSurface } from '@hirehq/shared-contracts/shell-api';

interface SurfaceRouterProps {
  shell: ShellApi;
  surface: ShellSurface;
  /** The pattern of its part; undefined for a part that has every address. */
  pattern: string | undefined;
  children: ReactNode;
}

/**
 * The router of a surface: it reads the address of the surface, and leaves all navigation to the ShellApi. While the view of
 * another address is prepared beside it, a part stays where it was.
 */
export function SurfaceRouter({ shell, surface: { address }, pattern, children }: SurfaceRouterProps) {
  const [place, setPlace] = useState(() => ({ path: address.current(), type: NavigationType.Pop }));

  /** Of the change that is under way. */
  const action = useRef(NavigationType.Pop);

  const show = useCallback(
    (path: string, type: NavigationType) => {
      if (pattern !== undefined && !matchPath(pattern, parsePath(path).pathname ?? '/')) return;
      setPlace((shown) => (shown.path === path ? shown : { path, type }));
    },
    [pattern],
  );

  const navigator = useMemo(() => {
    const open = (to: To, replace: boolean, state: unknown) => {
      action.current = replace ? NavigationType.Replace : NavigationType.Push;
      shell.navigate(typeof to === 'string' ? to : createPath(to), { replace, state });
      action.current = NavigationType.Pop;
    };
    return {
      createHref(to: To) {
        const path = typeof to === 'string' ? to : createPath(to);
        return address.href?.(path) ?? new URL(path, shell.origin).href;
      },
      go: address.go,
      push: (to: To, state?: unknown) => open(to, false, state),
      replace: (to: To, state?: unknown) => open(to, true, state),
    };
  }, [address, shell]);

  useEffect(() => address.subscribe((path) => show(path, action.current)), [address, show]);
  const location = useMemo(
    // As in the history of a browser, the first address has the key 'default'.
    () => ({ pathname: '/', search: '', hash: '', ...parsePath(place.path), ...(!address.isFirst() && { key: place.path }) }),
    [address, place.path],
  );

  return (
    <Router location={location} navigationType={place.type} navigator={navigator}>
      {children}
    </Router>
  );
}
