import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { useApiPages } from '@hirehq/shared-ui';
import { MyJobsDocument } from './my-jobs.graphql.ts';

const PAGE_SIZE = 20;

/** The tracked jobs in one status, page by page, and the number in each status. */
export function useMyJobs(tab: MyJobsTab) {
  const query = useApiPages(
    MyJobsDocument,
    { tab, first: PAGE_SIZE },
    {
      next: ({ myJobs: { endCursor } }) => (endCursor === null ? undefined : { tab, first: PAGE_SIZE, after: endCursor }),
      keepPrevious: true,
    },
  );
  return {
    ...query,
    counts: new Map(query.pages[0]?.myJobs.counts.map((counted) => [counted.tab, counted.count])),
    jobs: query.pages.flatMap(({ myJobs }) => myJobs.nodes),
  };
}

export type MyJobs = ReturnType<typeof useMyJobs>;
