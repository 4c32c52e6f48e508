import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { ANY_EMPLOYER, NO_FILTERS, activeFilters, without, type SearchChange } from '../../shared/search-filters.ts';
import classes from './active-filters.module.css';
import { useFilterWords } from '../../shared/use-filter-words.ts';

interface ActiveFiltersProps {
  search: JobSearchParams;
  /** The name of the employer to which the search is limited. */
  employer: string | undefined;
  onChange: (change: SearchChange) => void;
}

/** The active filters, each with a button to remove it. */
export function ActiveFilters({ search, employer, onChange }: ActiveFiltersProps) {
  const { formatMessage } = useIntl();
  const words = useFilterWords();
  const filters = activeFilters(search).map((filter) => ({
    key: `${filter.key}${String(filter.value)}`,
    text: words.active(filter),
    removal: without(search, filter),
  }));
  const shown = employer === undefined ? filters : [{ key: 'enterprise', text: employer, removal: ANY_EMPLOYER }, ...filters];
  if (shown.length === 0) return null;

  return (
    <ul className={classes['filters']} aria-label={formatMessage({ id: 'filter.active' })}>
      {shown.map(({ key, text, removal }) => (
        <li key={key}>
          <button
            type="button"
            className={classes['filter']}
            aria-label={formatMessage({ id: 'filter.remove' }, { filter: text })}
            onClick={() => onChange(removal)}
          >
            {text}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes['clear']} onClick={() => onChange({ ...NO_FILTERS, ...ANY_EMPLOYER })}>
          <FormattedMessage id="filter.clearAll" />
        </button>
      </li>
    </ul>
  );
}
