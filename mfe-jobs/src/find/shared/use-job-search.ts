import { useMemo } from 'react';
import { listStartOf } from '@hirehq/shared-contracts/page-data';
import { jobSearchQuery, parseJobSearch, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useLocation, useNavigate } from '@hirehq/shared-ui';

/** The search in the page's address, the cursor at which its list starts later, and a function that changes the search on the same page. */
export function useJobSearch(): {
  search: JobSearchParams;
  start: string | undefined;
  change: (change: Partial<Record<keyof JobSearchParams, unknown>>) => void;
} {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const [search, start] = useMemo(() => {
    const address = new URLSearchParams(query);
    return [parseJobSearch(address), listStartOf(address)] as const;
  }, [query]);
  return {
    search,
    start,
    change: (change) =>
      void navigate(
        { pathname, search: jobSearchQuery({ ...search, ...change } as JobSearchParams) },
        { preventScrollReset: true },
      ),
  };
}
