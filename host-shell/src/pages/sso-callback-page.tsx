import { useEffect, useRef } from 'react';
import { useNavigate } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';
import { takeReturnPath, returnPath } from '../routing/guard.ts';
import { markCallback } from '../session/way-back.ts';
import { SignInFailedPage } from './sign-in-failed-page.tsx';

/** The redirect target of the identity provider; opens the page the candidate originally wanted. */
export function SsoCallbackPage() {
  const { arrival, config, pages, session } = useShellServices();
  const { status } = useShellSession();
  const navigate = useNavigate();
  const gone = useRef(false);
  const hasFailed = status === 'signed-out' && session.ending() === 'failed';

  useEffect(() => {
    if (status === 'unknown' || hasFailed || gone.current) return;
    gone.current = true;
    const goTo = (path: string) => void navigate(path, { replace: true });
    const { pathname } = window.location;
    if (status === 'signed-in')
      void arrival.next().then((path) => {
        // The header is there before the next page is known: a link of it that was followed meanwhile is the next page.
        if (window.location.pathname !== pathname) return;
        markCallback(path);
        void navigate(path);
      });
    else goTo(takeReturnPath(config.origin, routes.landing()));
  }, [status, hasFailed, navigate, arrival, config.origin]);

  if (hasFailed) return <SignInFailedPage returnTo={returnPath(config.origin) ?? pages.first()} />;
  return <LoadingPage kind="page" />;
}
