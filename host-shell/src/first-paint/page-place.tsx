import { useShellServices } from '../shell-api/shell-services.tsx';
import { OWN_PAGES } from '../manifest.ts';
import type { DeployedProps } from '../routing/deployed.tsx';
import { findRoute } from '../routing/use-current-route.ts';

/**
 * Replaces routing/deployed.tsx in prerendered pages. For a page of a remote it renders both forms, between the markers with
 * which the server chooses one for its deployment (shared-contracts/first-paint.ts).
 */
export function Deployed({ to, absent, children }: DeployedProps) {
  const { routes } = useShellServices();
  const path = to.replace(/[?#].*/, '');
  const entry = findRoute(routes, path);
  if (entry?.remote === 'shell' && OWN_PAGES.has(entry.id)) return children;
  return (
    <>
      {`[[page ${path}]]`}
      {children}
      {'[[absent]]'}
      {absent}
      {'[[/page]]'}
    </>
  );
}
