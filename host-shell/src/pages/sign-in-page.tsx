import { useEffect } from 'react';
import { Button, ErrorState, FormattedMessage, Navigate, useIntl, useLocation, useSearchParams } from '@hirehq/shared-ui';
import { readLinkHints } from '@hirehq/shared-contracts/link-hints';
import { routes } from '@hirehq/shared-contracts/routes';
import { useEnterpriseOfDomain } from '../arrival/enterprise-of-domain.query.ts';
import { rememberReferral } from '../arrival/remember-link.ts';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { refusalOf } from '../routing/refused-entrance.ts';
import { LoadingPage } from '../layout/loading-page.tsx';

/** A page that says why it waits for a click before it redirects to the identity provider. */
function Explained({ id }: { id: 'ended' | 'incomplete' }) {
  const { session } = useShellServices();
  const { formatMessage } = useIntl();
  return (
    <div className="hq-page">
      <ErrorState
        order={1}
        title={formatMessage({ id: `signIn.${id}.title` })}
        description={formatMessage({ id: `signIn.${id}.text` })}
      >
        {id === 'incomplete' && (
          <Button onClick={() => void session.signUp()}>
            <FormattedMessage id="header.signUp" />
          </Button>
        )}
        <Button variant={id === 'incomplete' ? 'default' : 'filled'} onClick={() => void session.signIn()}>
          <FormattedMessage id={id === 'incomplete' ? 'signIn.incomplete.other' : 'header.signIn'} />
        </Button>
      </ErrorState>
    </div>
  );
}

/**
 * `/signin`, `/forgotpassword` and `/signup`: redirect to the identity provider, or to the next page if the visitor is already
 * signed in (SH-11, SH-17). They wait where the visitor does not expect that page: after a refusal of the provider (SH-15), and
 * after the end of a session, unless the provider's own page says so (SH-41).
 */
export function SignInPage({ kind }: { kind: 'sign-in' | 'sign-up' }) {
  const { config, session, pages } = useShellServices();
  const location = useLocation();
  const enterpriseOf = useEnterpriseOfDomain();
  const { status } = useShellSession();
  const { formatMessage } = useIntl();
  const [query] = useSearchParams();
  const cookiesWork = navigator.cookieEnabled;
  const isIncomplete = refusalOf(location.state) !== undefined;
  const reason = isIncomplete ? 'incomplete' : session.ending() === 'refused' ? 'ended' : undefined;
  // The embedded provider says it itself.
  const explained = config.sso.url.startsWith(config.origin) ? undefined : reason;

  useEffect(() => {
    if (status !== 'signed-out' || !cookiesWork || explained) return;
    const hints = readLinkHints(query);
    void rememberReferral(enterpriseOf, hints, query).then(() =>
      kind === 'sign-up'
        ? session.signUp(isIncomplete ? { notice: 'account-incomplete' } : {})
        : session.signIn({ ...(hints.email !== undefined && { loginHint: hints.email }) }),
    );
  }, [session, enterpriseOf, status, kind, query, cookiesWork, isIncomplete, explained]);

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
  return explained ? <Explained id={explained} /> : <LoadingPage kind="form" />;
}
