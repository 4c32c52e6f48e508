import { useEffect, useState } from 'react';
import { EmptyState, Navigate, NavLink, FormattedMessage, PageSkeleton, useIntl, useLocation } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { NOTIFICATION_PARAMETER } from '@hirehq/shared-contracts/web-push';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** Maximum time that the bell has to open a notification before the first page opens, in milliseconds. */
const OPENS_WITHIN_MS = 10_000;

/**
 * Whether the bell is opening the notification of the address. A first page in between would be shown for a moment, and could
 * still change the address when the notification has opened.
 */
function useIsOpening(): boolean {
  const { slots } = useShellServices();
  const { search } = useLocation();
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), OPENS_WITHIN_MS);
    return () => clearTimeout(timer);
  }, []);
  const hasBell = slots.some(({ slot }) => slot === 'header.notifications');
  return hasBell && !isLate && new URLSearchParams(search).has(NOTIFICATION_PARAMETER);
}

/** `/candidate`: redirects to the candidate's first page, or says that this deployment has none. */
export function CandidateStart() {
  const { pages } = useShellServices();
  const { formatMessage } = useIntl();
  const { search, hash } = useLocation();
  const first = pages.first();
  if (useIsOpening()) return <PageSkeleton kind="page" />;
  if (first !== routes.candidate()) return <Navigate replace to={first + search + hash} />;
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={formatMessage({ id: 'start.title' })}
        description={formatMessage({ id: 'start.text' })}
      >
        <NavLink to={routes.home()}>
          <FormattedMessage id="start.about" />
        </NavLink>
      </EmptyState>
    </div>
  );
}
