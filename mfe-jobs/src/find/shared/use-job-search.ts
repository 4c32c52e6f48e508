import { useMemo } from 'react';
import { jobSearchQuery, parseJobSearch, type JobSearchParams } from '@hirehq/shared-contracts/routes';
import { useLocation, useNavigate } from '@hirehq/shared-ui';

/** The search in the page's address, and a function that changes it on the same page. */
export function useJobSearch(): {
  search: JobSearchParams;
  change: (change: Partial<Record<keyof JobSearchParams, unknown>>) => void;
} {
  const { pathname, search: query } = useLocation();
  const navigate = useNavigate();
  const search = useMemo(() => parseJobSearch(new URLSearchParams(query)), [query]);
  return {
    search,
    change: (change) =>
      void navigate(
        { pathname, search: jobSearchQuery({ ...search, ...change } as JobSearchParams) },
        { preventScrollReset: true },
      ),
  };
}
