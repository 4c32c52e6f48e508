import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useIntl } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { rounded } from '../../shared/estimates.ts';
import { searchedPlace } from '../../shared/searched-place.ts';

/** The heading of a list: the search, and the number of jobs. */
export function useResultTitle(search: JobSearchParams, found: { total: number; totalIsEstimate: boolean } | undefined) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const what = search.name ?? search.jobTitle ?? search.keyword;
  const where = searchedPlace(search, placeText);
  const heading =
    what && where
      ? formatMessage({ id: 'list.titleWhatWhere' }, { what, where })
      : what
        ? formatMessage({ id: 'list.titleWhat' }, { what })
        : where
          ? formatMessage({ id: 'list.titleWhere' }, { where })
          : formatMessage({ id: 'list.title' });
  const count = found
    ? found.totalIsEstimate
      ? formatMessage({ id: 'list.countAbout' }, { count: rounded(found.total) })
      : formatMessage({ id: 'list.count' }, { count: found.total })
    : '';
  return { heading, count };
}
