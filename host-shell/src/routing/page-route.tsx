import { useEffect } from 'react';
import { Navigate, generatePath, useLocation, useParams, type SkeletonKind } from '@hirehq/shared-ui';
import { isWebview, webviewPath } from '@hirehq/shared-contracts/find-page';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { useEnterpriseOfDomain } from '../arrival/enterprise-of-domain.query.ts';
import { rememberPool } from '../arrival/remember-link.ts';
import { LoadingPage } from '../layout/loading-page.tsx';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { ShellPage } from '../pages/shell-page.tsx';
import { SignInFailedPage } from '../pages/sign-in-failed-page.tsx';
import { SignedOutPage } from '../pages/signed-out-page.tsx';
import { RemotePart } from '../remotes/remote-part.tsx';
import { RoleMissingPage } from '../pages/role-missing-page.tsx';
import { lacksRole, saveReturnPath, needsSignIn, pathOf } from './guard.ts';
import type { RouteEntry } from './route-table.ts';

/** The redirect of a visitor on a candidate page: registration for a link into a talent pool (SH-08), else sign-in (SH-16). */
function StartSignIn({ kind }: { kind: SkeletonKind }) {
  const { session } = useShellServices();
  const enterpriseOf = useEnterpriseOfDomain();
  const { pathname, search, hash } = useLocation();
  useEffect(() => {
    const query = new URLSearchParams(search);
    const hints = readLinkHints(query);
    query.delete('email');
    // The page after the sign-in has no use for the address of an invitation.
    const address = { pathname, search: hints.email === undefined ? search : `?${query.toString()}`, hash };
    const returnTo = pathOf(address);
    saveReturnPath(address);
    if (hints.poolId === undefined) void session.signIn({ returnTo });
    else void rememberPool(enterpriseOf, hints).then(() => session.signUp({ returnTo, loginHint: hints.email }));
    // Once per visit of the page: the address does not change while the redirect is in progress.
  }, [session, enterpriseOf, pathname, search, hash]);
  return <LoadingPage kind={kind} />;
}

function WayIn({ kind }: { kind: SkeletonKind }) {
  const { session, framed } = useShellServices();
  const location = useLocation();
  const ending = session.ending();
  if (framed) return <framed.WayIn />;
  if (ending === 'elsewhere') return <SignedOutPage />;
  if (ending === 'failed') return <SignInFailedPage returnTo={pathOf(location)} />;
  return ending === 'refused' ? <LoadingPage kind={kind} /> : <StartSignIn kind={kind} />;
}

/** One page of the platform: who may see it, where others are redirected, and what renders it. */
export function PageRoute({ entry }: { entry: RouteEntry }) {
  const { sessionExpected, startedInWebview } = useShellServices();
  const session = useShellSession();
  const { pathname, search, hash } = useLocation();
  const params = useParams();
  const { access, whenSignedIn, skeleton, remote, id, criticality } = entry;

  if (session.status === 'signed-in' && whenSignedIn)
    return <Navigate replace to={generatePath(whenSignedIn, params) + search + hash} />;
  const inWebview = startedInWebview && !isWebview(pathname) ? webviewPath(pathname) : undefined;
  if (inWebview) return <Navigate replace to={inWebview + search + hash} />;
  if (needsSignIn(pathname, access)) {
    if (session.status === 'unknown') return <LoadingPage kind={skeleton} />;
    if (session.status === 'signed-out') return <WayIn kind={skeleton} />;
    if (lacksRole(session, access)) return <RoleMissingPage />;
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
