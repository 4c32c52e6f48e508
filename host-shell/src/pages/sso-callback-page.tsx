import { useEffect, useRef } from 'react';
import { useNavigate } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellSession } from '../layout/use-shell-session.ts';
import { useShellServices } from '../lend/shell-services.tsx';
import { LoadingPage } from '../layout/loading-page.tsx';
import { takeWanted } from '../routing/guard.ts';

/** Where the identity provider sends the browser back to; goes on to what the candidate came for. */
export function SsoCallbackPage() {
  const { config } = useShellServices();
  const { status } = useShellSession();
  const navigate = useNavigate();
  const gone = useRef(false);

  useEffect(() => {
    if (status === 'unknown' || gone.current) return;
    gone.current = true;
    void navigate(status === 'signed-in' ? takeWanted(config.origin) : routes.landing(), { replace: true });
  }, [status, navigate, config.origin]);

  return <LoadingPage kind="page" />;
}
