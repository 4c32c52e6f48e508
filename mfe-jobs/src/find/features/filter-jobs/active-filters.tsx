import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { NO_FILTERS, activeFilters, without, type SearchChange } from '../../shared/search-filters.ts';
import classes from './active-filters.module.css';
import { useFilterWords } from '../../shared/use-filter-words.ts';

interface ActiveFiltersProps {
  search: JobSearchParams;
  onChange: (change: SearchChange) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const filters = activeFilters(search);
  if (filters.length === 0) return null;

  return (
    <ul className={classes['filters']} aria-label={formatMessage({ id: 'filter.active' })}>
      {filters.map((filter) => {
        const text = words.active(filter);
        return (
          <li key={`${filter.key}${String(filter.value)}`}>
            <button
              type="button"
              className={classes['filter']}
              aria-label={formatMessage({ id: 'filter.remove' }, { filter: text })}
              onClick={() => onChange(without(search, filter))}
            >
              {text}
              <Icon name="close" size={16} />
            </button>
          </li>
        );
      })}
      <li>
        <button type="button" className={classes['clear']} onClick={() => onChange(NO_FILTERS)}>
          <FormattedMessage id="filter.clearAll" />
        </button>
      </li>
    </ul>
  );
}
