import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { Router, createPath, parsePath, type To } from 'react-router-dom';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';

const here = () => ({ pathname: window.location.pathname, search: window.location.search, hash: window.location.hash });

/**
 * The router for a part that runs outside our shell's tree: it reads the page's address and leaves all navigation to the
 * ShellApi.
 */
export function ShellRouter({ shell, children }: { shell: ShellApi; children: ReactNode }) {
  const [location, setLocation] = useState(here);

  useEffect(() => {
    const follow = () => setLocation(here());
    window.addEventListener('popstate', follow);
    return () => window.removeEventListener('popstate', follow);
  }, []);

  const navigator = useMemo(() => {
    const go = (to: To, replace: boolean, state: unknown) => {
      const path = typeof to === 'string' ? to : createPath(to);
      shell.navigate(path, { replace, state });
      setLocation({ ...here(), search: '', hash: '', ...parsePath(path) });
    };
    return {
      createHref: (to: To) => new URL(typeof to === 'string' ? to : createPath(to), shell.origin).href,
      go: (delta: number) => window.history.go(delta),
      push: (to: To, state?: unknown) => go(to, false, state),
      replace: (to: To, state?: unknown) => go(to, true, state),
    };
  }, [shell]);

  return (
    <Router location={location} navigator={navigator}>
      {children}
    </Router>
  );
}
