import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, useIntl } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { activeFilters } from '../../shared/search-filters.ts';
import { inSentence } from './in-sentence.ts';
import { useFilterWords } from '../../shared/use-filter-words.ts';
import { SearchLink } from './search-link.tsx';
import classes from './wider-searches.module.css';
import { leftOut, widen, type LeftOut } from './wider-search.ts';

interface WiderSearchesProps {
  search: JobSearchParams;
  /** Results of other searches, the closest first. */
  wider: SearchJobsQuery['jobs']['wider'];
}

/** Links to similar searches with results. */
export function WiderSearches({ search, wider }: WiderSearchesProps) {
  const { formatMessage, formatList, locale } = useIntl();
  const placeText = usePlaceText();
  const words = useFilterWords();
  const active = activeFilters(search);

  const nameOf = (part: LeftOut): string => {
    if (part.kind === 'filters')
      return part.areAll
        ? formatMessage({ id: 'list.anyFilter' })
        : formatList(
            part.filters.map((filter) => inSentence(words.active(filter), locale)),
            { type: 'conjunction' },
          );
    return part.kind === 'place' ? placeText(part.text) : formatMessage({ id: 'list.quoted' }, { words: part.text });
  };

  return (
    <ul className={classes['wider']} aria-label={formatMessage({ id: 'list.wider' })}>
      {wider.map(({ leaveOut, ...found }) => {
        const next = widen(search, leaveOut);
        const parts = leftOut(search, leaveOut, active);
        if (!next || parts.length === 0) return null;
        return (
          <li key={leaveOut.join()}>
            <SearchLink search={next} found={found}>
              <FormattedMessage
                id="list.widerWithout"
                values={{ what: formatList(parts.map(nameOf), { type: 'conjunction' }) }}
              />
            </SearchLink>
          </li>
        );
      })}
    </ul>
  );
}
