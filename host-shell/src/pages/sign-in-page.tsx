import { useEffect } from 'react';
import { ErrorState, Navigate, useIntl, useSearchParams } from '@hirehq/shared-ui';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { routes } from '@hirehq/shared-contracts/routes';
import { useEnterpriseOfDomain } from '../arrival/enterprise-of-domain.query.ts';
import { rememberReferral } from '../arrival/remember-link.ts';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../lend/shell-services.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';

/**
 * `/signin`, `/forgotpassword` and `/signup`: redirect to the identity provider, or to the next page if the visitor is already
 * signed in (SH-11, SH-17).
 */
export function SignInPage({ kind }: { kind: 'sign-in' | 'sign-up' }) {
  const { session, pages } = useShellServices();
  const enterpriseOf = useEnterpriseOfDomain();
  const { status } = useShellSession();
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const cookiesWork = navigator.cookieEnabled;

  useEffect(() => {
    if (status !== 'signed-out' || !cookiesWork) return;
    const hints = readLinkHints(query);
    void rememberReferral(enterpriseOf, hints, query).then(() =>
      kind === 'sign-up' ? session.signUp() : session.signIn({ ...(hints.email !== undefined && { loginHint: hints.email }) }),
    );
  }, [session, enterpriseOf, status, kind, query, cookiesWork]);

  if (status === 'signed-in') {
    const goesToProfile = kind === 'sign-up' && pages.canOpen(routes.createProfile());
    return <Navigate replace to={goesToProfile ? routes.createProfile() : pages.first()} />;
  }
  if (!cookiesWork)
    return (
      <div className="hq-page">
        <ErrorState
          order={1}
          title={formatMessage({ id: 'signIn.noCookies.title' })}
          description={formatMessage({ id: 'signIn.noCookies.text' })}
        />
      </div>
    );
  return <LoadingPage kind="form" />;
}
