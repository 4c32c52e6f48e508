import { FormattedMessage, Icon, useIntl } from '@hirehq/shared-ui';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useCodeLabel } from '../../shared/code-labels.ts';
import { NO_FILTERS, activeFilters, without, type ActiveFilter } from './filter-jobs.model.ts';
import classes from './active-filters.module.css';
import { useFilterTitles } from './use-filter-titles.ts';

interface ActiveFiltersProps {
  search: JobSearchParams;
  onChange: (change: Partial<Record<keyof JobSearchParams, unknown>>) => void;
}

/** The filters that are set, each to be taken away again. */
export function ActiveFilters({ search, onChange }: ActiveFiltersProps) {
  const intl = useIntl();
  const codeLabel = useCodeLabel();
  const titles = useFilterTitles();
  const filters = activeFilters(search);
  if (filters.length === 0) return null;

  const text = (filter: ActiveFilter): string => {
    if ('code' in filter) return codeLabel(filter.kind, filter.code) ?? filter.code;
    if (filter.kind === 'payMin') return intl.formatMessage({ id: 'filter.payFrom' }, { pay: intl.formatNumber(filter.value) });
    if (filter.kind === 'postedWithinDays') return intl.formatMessage({ id: 'filter.lastDays' }, { days: filter.value });
    return titles[filter.kind];
  };

  return (
    <ul className={classes['filters']} aria-label={intl.formatMessage({ id: 'filter.active' })}>
      {filters.map((filter) => (
        <li key={'code' in filter ? `${filter.kind}${filter.code}` : filter.kind}>
          <button
            type="button"
            className={classes['filter']}
            aria-label={intl.formatMessage({ id: 'filter.remove' }, { filter: text(filter) })}
            onClick={() => onChange(without(search, filter))}
          >
            {text(filter)}
            <Icon name="close" size={16} />
          </button>
        </li>
      ))}
      <li>
        <button type="button" className={classes['clear']} onClick={() => onChange(NO_FILTERS)}>
          <FormattedMessage id="filter.clearAll" />
        </button>
      </li>
    </ul>
  );
}
