import { routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, FormattedMessage, PageLink, useIntl } from '@hirehq/shared-ui';

/** The link does not exist, was revoked, or its candidate was deleted: all look the same. */
export function ProfileNotFound() {
  const { formatMessage } = useIntl();
  return (
    <EmptyState
      order={1}
      illustration="notFound"
      title={formatMessage({ id: 'view.notFound' })}
      description={formatMessage({ id: 'view.notFoundText' })}
    >
      <PageLink to={routes.landing()}>
        <FormattedMessage id="view.toStart" />
      </PageLink>
    </EmptyState>
  );
}
