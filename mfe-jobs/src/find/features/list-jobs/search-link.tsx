import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, useLocation } from '@hirehq/shared-ui';
import type { ReactNode } from 'react';
import { rounded } from '../../shared/estimates.ts';
import classes from './wider-searches.module.css';

interface SearchLinkProps {
  search: JobSearchParams;
  found: Pick<SearchJobsQuery['jobs']['wider'][number], 'total' | 'totalIsEstimate'>;
  children: ReactNode;
}

/** A link to another search, with the number of its jobs. */
export function SearchLink({ search, found: { total, totalIsEstimate }, children }: SearchLinkProps) {
  const { pathname } = useLocation();
  return (
    <PageLink className={classes['link'] ?? ''} to={`${pathname}?${jobSearchQuery(search)}`}>
      <span>{children}</span>
      <span className={classes['count']}>
        {totalIsEstimate ? (
          <FormattedMessage id="filter.countAbout" values={{ count: rounded(total) }} />
        ) : (
          <FormattedMessage id="filter.count" values={{ count: total }} />
        )}
      </span>
    </PageLink>
  );
}
