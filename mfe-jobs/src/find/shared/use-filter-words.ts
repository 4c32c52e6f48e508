import { NOT_STATED } from '@hirehq/shared-contracts/codes';
import { useIntl } from '@hirehq/shared-ui';
import { useCodeLabel } from '../../shared/code-labels.ts';
import { useCountryName } from './use-country-name.ts';
import { type ActiveFilter, type CodeFilterKey } from './search-filters.ts';
import { useFilterTitles } from './use-filter-titles.ts';

/** What a choice is called in the list of its filter, and a filter that is set, standing alone. */
export function useFilterWords() {
  const intl = useIntl();
  const { formatMessage, formatNumber } = intl;
  const codeLabel = useCodeLabel();
  const countryName = useCountryName();
  const titles = useFilterTitles();

  const code = (key: CodeFilterKey, value: string) =>
    value === NOT_STATED ? formatMessage({ id: 'filter.notStated' }) : (codeLabel(key, value) ?? value);
  const pay = (value: number) => formatMessage({ id: 'filter.payFrom' }, { pay: formatNumber(value) });
  const days = (value: number) => formatMessage({ id: 'filter.lastDays' }, { days: value });
  const radius = (km: number) => formatMessage({ id: 'filter.within' }, { km });

  /** A filter that is set; 'not stated' says of what. */
  const active = (filter: ActiveFilter): string => {
    switch (filter.kind) {
      case 'payMin':
        return pay(filter.value);
      case 'postedWithinDays':
        return days(filter.value);
      case 'radiusKm':
        return radius(filter.value);
      case 'remote':
        return filter.from
          ? formatMessage({ id: 'filter.remoteFromChip' }, { country: countryName(filter.from) })
          : titles.remote;
      case 'easyApply':
      case 'payNotStated':
        return titles[filter.kind];
      default:
        return filter.code === NOT_STATED
          ? formatMessage({ id: 'filter.notStatedOf' }, { filter: titles[filter.kind] })
          : code(filter.kind, filter.code);
    }
  };

  return { titles, code, pay, days, radius, active };
}
