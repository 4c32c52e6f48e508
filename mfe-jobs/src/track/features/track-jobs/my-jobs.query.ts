import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { useApiPages } from '@hirehq/shared-ui';
import { MyJobsDocument } from './my-jobs.graphql.ts';

const PAGE_SIZE = 20;

/** The tracked jobs in one status, page by page, and the number in each status; of one employer, if it is given. */
export function useMyJobs(tab: MyJobsTab, enterpriseId?: string) {
  const first = { tab, first: PAGE_SIZE, ...(enterpriseId !== undefined && { enterpriseId }) };
  const query = useApiPages(MyJobsDocument, first, {
    next: ({ myJobs: { endCursor } }) => (endCursor === null ? undefined : { ...first, after: endCursor }),
    keepPrevious: true,
  });
  return {
    ...query,
    counts: new Map(query.pages[0]?.myJobs.counts.map((counted) => [counted.tab, counted.count])),
    jobs: query.pages.flatMap(({ myJobs }) => myJobs.nodes),
  };
}

export type MyJobs = ReturnType<typeof useMyJobs>;
