import { useEffect } from 'react';
import { Navigate, useSearchParams } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../lend/shell-services.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';

/** `/signin` and `/signup`: lead to the identity provider, or past it who is signed in already (SH-11, SH-17). */
export function SignInPage({ kind }: { kind: 'sign-in' | 'sign-up' }) {
  const { session } = useShellServices();
  const { status } = useShellSession();
  const [query] = useSearchParams();
  const loginHint = query.get('email') ?? undefined;

  useEffect(() => {
    if (status !== 'signed-out') return;
    void (kind === 'sign-up'
      ? session.signUp({ returnTo: routes.createProfile() })
      : session.signIn({ returnTo: routes.dashboard(), ...(loginHint && { loginHint }) }));
  }, [session, status, kind, loginHint]);

  if (status === 'signed-in') return <Navigate replace to={kind === 'sign-up' ? routes.createProfile() : routes.dashboard()} />;
  return <LoadingPage kind="form" />;
}
