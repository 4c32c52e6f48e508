import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { NO_FILTERS, activeFilters, type SearchChange } from '../../shared/search-filters.ts';
import { WHOLE_LIST, ANY_PLACE, ANY_WORDS } from './whole-list.ts';
import { OtherSearches } from './other-searches.tsx';
import { WiderSearches } from './wider-searches.tsx';

interface NoResultsProps {
  search: JobSearchParams;
  /** Results of other searches, the closest first. */
  wider: SearchJobsQuery['jobs']['wider'];
  others: SearchJobsQuery['jobs']['otherSearches'];
  onChange: (change: SearchChange) => void;
}

/** No results: links that broaden this search. */
export function NoResults({ search, wider, others, onChange }: NoResultsProps) {
  const { formatMessage } = useIntl();
  const hasFilters = activeFilters(search).length > 0;
  const hasPlace = Boolean(search.city ?? search.state ?? search.country);
  const hasWords = Boolean(search.keyword ?? search.jobTitle ?? search.name ?? search.skills);
  return (
    <EmptyState
      illustration="noResults"
      title={formatMessage({ id: 'search.noResults' })}
      description={formatMessage({ id: 'list.widen' })}
    >
      {wider.length > 0 || others.length > 0 ? (
        <>
          {wider.length > 0 && <WiderSearches search={search} wider={wider} />}
          {others.length > 0 && <OtherSearches search={search} others={others} />}
          <Button variant="default" onClick={() => onChange(WHOLE_LIST)}>
            <FormattedMessage id="list.widenWords" />
          </Button>
        </>
      ) : (
        <>
          {hasFilters && (
            <Button onClick={() => onChange(NO_FILTERS)}>
              <FormattedMessage id="list.widenFilters" />
            </Button>
          )}
          {hasPlace && (
            <Button variant="default" onClick={() => onChange(ANY_PLACE)}>
              <FormattedMessage id="list.widenPlace" />
            </Button>
          )}
          {hasWords && (
            <Button variant="default" onClick={() => onChange(ANY_WORDS)}>
              <FormattedMessage id="list.widenWords" />
            </Button>
          )}
        </>
      )}
    </EmptyState>
  );
}
