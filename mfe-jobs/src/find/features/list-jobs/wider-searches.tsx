import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, PageLink, useIntl, useLocation } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { activeFilters } from '../../shared/search-filters.ts';
import { rounded } from '../../shared/estimates.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import classes from './wider-searches.module.css';
import { leftOut, widen, type LeftOut } from './wider-search.ts';

interface WiderSearchesProps {
  search: JobSearchParams;
  /** Results of other searches, the closest first. */
  wider: SearchJobsQuery['jobs']['wider'];
}

/** Links to similar searches with results. */
export function WiderSearches({ search, wider }: WiderSearchesProps) {
  const { formatMessage, formatList } = useIntl();
  const placeText = usePlaceText();
  const { pathname } = useLocation();
  const words = useFilterWords();
  const active = activeFilters(search);

  const nameOf = (part: LeftOut): string => {
    if (part.kind === 'filters')
      return part.areAll
        ? formatMessage({ id: 'list.anyFilter' })
        : formatList(part.filters.map(words.active), { type: 'conjunction' });
    return part.kind === 'place' ? placeText(part.text) : formatMessage({ id: 'list.quoted' }, { words: part.text });
  };

  return (
    <ul className={classes['wider']} aria-label={formatMessage({ id: 'list.wider' })}>
      {wider.map(({ leaveOut, total, totalIsEstimate }) => {
        const next = widen(search, leaveOut);
        const parts = leftOut(search, leaveOut, active);
        if (!next || parts.length === 0) return null;
        return (
          <li key={leaveOut.join()}>
            <PageLink className={classes['link'] ?? ''} to={`${pathname}?${jobSearchQuery(next)}`}>
              <span>
                <FormattedMessage
                  id="list.widerWithout"
                  values={{ what: formatList(parts.map(nameOf), { type: 'conjunction' }) }}
                />
              </span>
              <span className={classes['count']}>
                {totalIsEstimate ? (
                  <FormattedMessage id="filter.countAbout" values={{ count: rounded(total) }} />
                ) : (
                  <FormattedMessage id="filter.count" values={{ count: total }} />
                )}
              </span>
            </PageLink>
          </li>
        );
      })}
    </ul>
  );
}
