import type { ReactNode } from 'react';
import { ErrorState, Skeleton, VisuallyHidden, FormattedMessage, useIntl, type ApiQuery } from '@hirehq/shared-ui';

interface ReportStateProps<Data> {
  query: ApiQuery<Data>;
  children: (data: Data) => ReactNode;
}

/** The content of a report, also while a newer one loads, or why it is not there. */
export function ReportState<Data>({ query, children }: ReportStateProps<Data>) {
  const { formatMessage } = useIntl();
  if (query.data !== undefined) return children(query.data);
  if (query.status === 'failed')
    return (
      <ErrorState
        title={formatMessage({ id: 'analytics.failed' })}
        description={formatMessage({ id: 'analytics.failedText' })}
        retry={{ label: formatMessage({ id: 'analytics.retry' }), onRetry: query.retry, busy: query.refreshing }}
      />
    );
  return (
    <div aria-busy="true">
      <VisuallyHidden>
        <FormattedMessage id="analytics.loading" />
      </VisuallyHidden>
      <Skeleton height={112} mb="md" />
      <Skeleton height={360} />
    </div>
  );
}
