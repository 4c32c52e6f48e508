import { EmptyState, useIntl } from '@hirehq/shared-ui';
import { HomeLink } from '../layout/home-link.tsx';

/** A page for accounts with a role that the account of the viewer does not have. */
export function RoleMissingPage() {
  const { formatMessage } = useIntl();
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={formatMessage({ id: 'roleMissing.title' })}
        description={formatMessage({ id: 'roleMissing.text' })}
      >
        <HomeLink />
      </EmptyState>
    </div>
  );
}
