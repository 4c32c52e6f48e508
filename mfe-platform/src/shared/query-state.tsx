import { ErrorState, PageSkeleton, useFailureText, useIntl, type Failure } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';

interface QueryStateProps<Data> {
  query: {
    status: 'loading' | 'ready' | 'failed';
    data: Data | undefined;
    failure: Failure | undefined;
    refreshing: boolean;
    retry: () => void;
  };
  children: (data: Data) => ReactNode;
}

/** Loading, failed or ready; what was loaded before stays on screen while a newer result cannot be loaded. */
export function QueryState<Data>({ query, children }: QueryStateProps<Data>) {
  const { formatMessage } = useIntl();
  const failureText = useFailureText();
  if (query.data !== undefined) return children(query.data);
  if (query.failure === undefined) return <PageSkeleton kind="list" />;
  return (
    <ErrorState
      title={formatMessage({ id: 'common.failed' })}
      description={failureText(query.failure)}
      retry={{ label: formatMessage({ id: 'common.retry' }), onRetry: query.retry, busy: query.refreshing }}
    />
  );
}
