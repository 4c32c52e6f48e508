import { parseJobSearch, routes } from '@hirehq/shared-contracts/routes';
import { EmptyState, ErrorState, FormattedMessage, PageLink, PageSkeleton, useIntl } from '@hirehq/shared-ui';
import classes from './search-list.module.css';
import { useSavedSearches } from './saved-searches.query.ts';

/** The searches the candidate has saved, with the number of new jobs. */
export function SearchList() {
  const { formatMessage } = useIntl();
  const query = useSavedSearches();

  if (query.status === 'loading') return <PageSkeleton kind="list" />;
  if (query.status === 'failed')
    return (
      <ErrorState
        illustration="error"
        title={formatMessage({ id: 'messaging.failed' })}
        description={formatMessage({ id: 'messaging.failedText' })}
        retry={{ label: formatMessage({ id: 'messaging.retry' }), onRetry: query.retry }}
      />
    );
  const { savedSearches } = query.data;
  if (savedSearches.length === 0)
    return (
      <EmptyState
        illustration="noResults"
        title={formatMessage({ id: 'messaging.none' })}
        description={formatMessage({ id: 'messaging.noneText' })}
      />
    );
  return (
    <ul className={`hq-card hq-section ${classes['list']}`}>
      {savedSearches.map(({ id, name, query: search, newJobs }) => (
        <li key={id}>
          <PageLink to={routes.findJobs(parseJobSearch(new URLSearchParams(search)))}>{name}</PageLink>{' '}
          <FormattedMessage id="messaging.newJobs" values={{ count: newJobs }} />
        </li>
      ))}
    </ul>
  );
}
