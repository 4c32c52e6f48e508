import { useIntl } from '@hirehq/shared-ui';
import type { ActiveFilter } from './search-filters.ts';

/** The name of each filter. */
export function useFilterTitles(): Readonly<Record<ActiveFilter['kind'], string>> {
  const { formatMessage } = useIntl();
  return {
    remote: formatMessage({ id: 'filter.remote' }),
    easyApply: formatMessage({ id: 'filter.easyApply' }),
    radiusKm: formatMessage({ id: 'filter.radius' }),
    workMode: formatMessage({ id: 'filter.workMode' }),
    employmentType: formatMessage({ id: 'filter.employmentType' }),
    experienceLevel: formatMessage({ id: 'filter.experienceLevel' }),
    payMin: formatMessage({ id: 'filter.pay' }),
    payNotStated: formatMessage({ id: 'filter.payNotStated' }),
    postedWithinDays: formatMessage({ id: 'filter.posted' }),
  };
}
