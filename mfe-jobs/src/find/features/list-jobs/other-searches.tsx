import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, distanceOf, useIntl } from '@hirehq/shared-ui';
import { NO_FILTERS } from '../../shared/search-filters.ts';
import { SearchLink } from './search-link.tsx';
import { ANY_PLACE, ANY_WORDS } from './whole-list.ts';
import classes from './wider-searches.module.css';

type Other = SearchJobsQuery['jobs']['otherSearches'][number];

interface OtherSearchesProps {
  search: JobSearchParams;
  /** The closest first. */
  others: readonly Other[];
}

/** The search with other words, or a greater distance. */
function changed(search: JobSearchParams, { keyword, radiusKm, anywhere }: Other): JobSearchParams {
  if (radiusKm !== null) return { ...search, radiusKm };
  const words = keyword === null ? {} : { ...ANY_WORDS, keyword };
  const next = { ...search, ...(anywhere && { ...NO_FILTERS, ...ANY_PLACE }), ...words };
  return Object.fromEntries(Object.entries(next).filter(([, value]) => value !== undefined));
}

/** Links to searches with other words, or farther from the city; says so if nothing is named by the typed words. */
export function OtherSearches({ search, others }: OtherSearchesProps) {
  const { formatMessage, locale } = useIntl();
  const typed = search.name ?? search.jobTitle ?? search.keyword;
  const isNothing = typed !== undefined && others.every(({ kind }) => kind === 'POPULAR');

  const textOf = ({ kind, keyword, radiusKm, anywhere }: Other): string => {
    if (kind === 'AROUND') return formatMessage({ id: 'filter.step.radiusKm' }, distanceOf(radiusKm ?? 0, locale));
    return formatMessage({ id: `list.other.${kind}${anywhere ? '.anywhere' : ''}` }, { words: keyword });
  };

  return (
    <>
      {isNothing && (
        <p className={classes['nothing']}>
          <FormattedMessage id="list.nothingNamed" values={{ words: typed }} />
        </p>
      )}
      <ul className={classes['wider']} aria-label={formatMessage({ id: 'list.others' })}>
        {others.map((other) => (
          <li key={`${other.kind} ${other.keyword ?? other.radiusKm}`}>
            <SearchLink search={changed(search, other)} found={other}>
              {textOf(other)}
            </SearchLink>
          </li>
        ))}
      </ul>
    </>
  );
}
