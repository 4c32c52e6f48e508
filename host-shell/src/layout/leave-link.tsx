import { routes } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, NavLink, matchRoutes, useLocation } from '@hirehq/shared-ui';
import { useCurrentRoute } from '../routing/use-current-route.ts';
import { useShellServices } from '../shell-api/shell-services.tsx';
import classes from './header.module.css';

/** From the form of a job back to the job; what was typed is kept. */
export function LeaveLink({ signedIn }: { signedIn: boolean }) {
  const { pages } = useShellServices();
  const { pathname } = useLocation();
  const path = useCurrentRoute()?.path;
  const id = path && matchRoutes([{ path }], pathname)?.[0]?.params['jobId'];
  if (!id) return null;
  const job = signedIn ? routes.candidateJob({ id }) : routes.job({ id });
  return (
    <NavLink to={pages.canOpen(job) ? job : pages.home(signedIn)} className={classes['leave'] ?? ''}>
      <FormattedMessage id="header.backToJob" />
    </NavLink>
  );
}
