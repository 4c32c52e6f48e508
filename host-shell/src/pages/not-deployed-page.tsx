import { Button, EmptyState, FormattedMessage, useIntl, useNavigate } from '@hirehq/shared-ui';
import { routes } from '@hirehq/shared-contracts/routes';

/** A page of the platform whose remote is not part of this deployment: says so, and leads to what is. */
export function NotDeployedPage({ title }: { title: string }) {
  const intl = useIntl();
  const navigate = useNavigate();
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={intl.formatMessage({ id: 'notDeployed.title' }, { page: intl.formatMessage({ id: title }) })}
        description={intl.formatMessage({ id: 'notDeployed.text' })}
      >
        <Button onClick={() => void navigate(routes.findJobs())}>
          <FormattedMessage id="nav.findJobs" />
        </Button>
        <Button variant="default" onClick={() => void navigate(routes.myJobs())}>
          <FormattedMessage id="nav.myJobs" />
        </Button>
      </EmptyState>
    </div>
  );
}
