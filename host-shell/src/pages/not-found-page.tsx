import { EmptyState, useIntl } from '@hirehq/shared-ui';
import { HomeLink } from '../layout/home-link.tsx';

export function NotFoundPage() {
  const intl = useIntl();
  return (
    <div className="hq-page">
      <EmptyState
        illustration="notFound"
        order={1}
        title={intl.formatMessage({ id: 'notFound.title' })}
        description={intl.formatMessage({ id: 'notFound.text' })}
      >
        <HomeLink />
      </EmptyState>
    </div>
  );
}
