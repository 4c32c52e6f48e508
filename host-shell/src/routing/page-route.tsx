import { useEffect } from 'react';
import { Navigate, generatePath, useLocation, useParams, type SkeletonKind } from '@hirehq/shared-ui';
import { LoadingPage } from '../layout/loading-page.tsx';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../lend/shell-services.tsx';
import { ShellPage } from '../pages/shell-page.tsx';
import { RemotePart } from '../remotes/remote-part.tsx';
import { keepWanted, needsSignIn } from './guard.ts';
import { isWebview, webviewPath, type RouteEntry } from './route-table.ts';

function StartSignIn({ kind }: { kind: SkeletonKind }) {
  const { session } = useShellServices();
  const { pathname, search } = useLocation();
  useEffect(() => {
    keepWanted(pathname, search);
    void session.signIn({ returnTo: pathname + search });
    // Once per visit of the page: the address does not change while the visitor is on the way out.
  }, [session, pathname, search]);
  return <LoadingPage kind={kind} />;
}

/** One page of the platform: who may see it, where else it sends, and what shows it. */
export function PageRoute({ entry }: { entry: RouteEntry }) {
  const { sessionExpected, startedInWebview } = useShellServices();
  const session = useShellSession();
  const { pathname, search } = useLocation();
  const params = useParams();
  const { access, whenSignedIn, skeleton, remote, id, criticality } = entry;

  if (session.status === 'signed-in' && whenSignedIn)
    return <Navigate replace to={generatePath(whenSignedIn, params) + search} />;
  const inWebview = startedInWebview && !isWebview(pathname) ? webviewPath(pathname) : undefined;
  if (inWebview) return <Navigate replace to={inWebview + search} />;
  if (needsSignIn(pathname, access)) {
    if (session.status === 'unknown') return <LoadingPage kind={skeleton} />;
    if (session.status === 'signed-out') return <StartSignIn kind={skeleton} />;
  }
  if (session.status === 'unknown' && whenSignedIn && sessionExpected) return <LoadingPage kind={skeleton} />;
  if (remote === 'shell') return <ShellPage entry={entry} />;
  return (
    <RemotePart
      remote={remote}
      target={{ kind: 'route', id }}
      criticality={criticality}
      skeleton={<LoadingPage kind={skeleton} />}
    />
  );
}
