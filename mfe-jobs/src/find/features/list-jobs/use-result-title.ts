import type { SearchJobsQuery } from '@hirehq/shared-contracts/graphql';
import type { JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useIntl } from '@hirehq/shared-ui';
import { usePlaceText } from '@hirehq/shared-ui/bundled';
import { rounded } from '../../shared/estimates.ts';
import { searchedPlace } from '../../shared/searched-place.ts';

type FoundJobs = Pick<SearchJobsQuery['jobs'], 'total' | 'totalIsEstimate' | 'enterprise'>;

/** The name of the employer to which a search is limited; undefined for a search that is not. */
export function useSearchedEmployer(
  search: JobSearchParams,
  found: Pick<FoundJobs, 'enterprise'> | undefined,
): string | undefined {
  const { formatMessage } = useIntl();
  if (search.enterprise === undefined) return undefined;
  // The list on screen may still be that of another employer.
  const known = found?.enterprise?.id === search.enterprise ? found.enterprise : undefined;
  return known?.establishmentName ?? formatMessage({ id: 'list.thisEmployer' });
}

/** The heading of a list: the search, and the number of jobs. */
export function useResultTitle(search: JobSearchParams, found: FoundJobs | undefined) {
  const { formatMessage } = useIntl();
  const placeText = usePlaceText();
  const what = search.name ?? search.jobTitle ?? search.keyword;
  const where = searchedPlace(search, placeText);
  const employer = useSearchedEmployer(search, found);
  const id = `list.title${what ? 'What' : ''}${employer ? 'At' : ''}${where ? 'Where' : ''}`;
  const heading = formatMessage({ id }, { what, employer, where });
  const count = found
    ? found.totalIsEstimate
      ? formatMessage({ id: 'list.countAbout' }, { count: rounded(found.total) })
      : formatMessage({ id: 'list.count' }, { count: found.total })
    : '';
  return { heading, count };
}
