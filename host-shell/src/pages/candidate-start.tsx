import { EmptyState, Navigate, NavLink, FormattedMessage, useIntl, useLocation } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';
import { useShellServices } from '../lend/shell-services.tsx';

/** `/candidate`: redirects to the candidate's first page, or says that this deployment has none. */
export function CandidateStart() {
  const { pages } = useShellServices();
  const { formatMessage } = useIntl();
  const { search, hash } = useLocation();
  const first = pages.first();
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
