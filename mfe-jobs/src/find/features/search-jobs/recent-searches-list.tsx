import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { FormattedMessage, Icon } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { useId } from 'react';
import { searchedTerms } from '../../shared/searched-place.ts';
import classes from './search-boxes.module.css';

interface RecentSearchesListProps {
  searches: readonly JobSearchParams[];
  onChoose: (search: JobSearchParams) => void;
  onClear: () => void;
}

/** The last searches of this browser: one tap repeats one. */
export function RecentSearchesList({ searches, onChoose, onClear }: RecentSearchesListProps) {
  const id = useId();
  const placeText = usePlaceText();
  if (searches.length === 0) return null;
  return (
    <section aria-labelledby={id} className={classes['recent']}>
      <div className={classes['recentHead']}>
        <h3 id={id}>
          <FormattedMessage id="search.recent" />
        </h3>
        <button type="button" className={classes['seeAll']} onClick={onClear}>
          <FormattedMessage id="search.recentClear" />
        </button>
      </div>
      <ul>
        {searches.map((search) => {
          const terms = searchedTerms(search, placeText).join(' · ');
          return (
            <li key={terms}>
              <button type="button" onClick={() => onChoose(search)}>
                <Icon name="clock" size={18} />
                <bdi>{terms}</bdi>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
