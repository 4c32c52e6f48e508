import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import { jobSearchQuery, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { Button, EmptyState, FormattedMessage, PageLink, useIntl, useLocation } from '@hirehq/shared-ui';
import { ANY_EMPLOYER, NO_FILTERS, activeFilters, type SearchChange } from '../../shared/search-filters.ts';
import { rounded } from '../../shared/estimates.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import classes from './no-results.module.css';
import { leftOut, widen, type LeftOut } from './wider-search.ts';

interface NoResultsProps {
  search: JobSearchParams;
  /** Results of other searches, the closest first. */
  wider: SearchJobsQuery['jobs']['wider'];
  onChange: (change: SearchChange) => void;
}

const PLACE = { city: undefined, state: undefined, country: undefined, radiusKm: undefined } as const;
const WORDS = { keyword: undefined, jobTitle: undefined, name: undefined, skills: undefined } as const;

/** Links to similar searches with results. */
function WiderSearches({ search, wider }: Pick<NoResultsProps, 'search' | 'wider'>) {
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

/** No results: links that broaden this search. */
export function NoResults({ search, wider, onChange }: NoResultsProps) {
  const { formatMessage } = useIntl();
  const hasFilters = activeFilters(search).length > 0;
  const hasPlace = Boolean(search.city ?? search.state ?? search.country);
  const hasWords = Boolean(search.keyword ?? search.jobTitle ?? search.name ?? search.skills);
  const all = { ...NO_FILTERS, ...ANY_EMPLOYER, ...PLACE, ...WORDS };
  return (
    <EmptyState
      illustration="noResults"
      title={formatMessage({ id: 'search.noResults' })}
      description={formatMessage({ id: 'list.widen' })}
    >
      {wider.length > 0 ? (
        <>
          <WiderSearches search={search} wider={wider} />
          <Button variant="default" onClick={() => onChange(all)}>
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
            <Button variant="default" onClick={() => onChange(PLACE)}>
              <FormattedMessage id="list.widenPlace" />
            </Button>
          )}
          {hasWords && (
            <Button variant="default" onClick={() => onChange(WORDS)}>
              <FormattedMessage id="list.widenWords" />
            </Button>
          )}
        </>
      )}
    </EmptyState>
  );
}
