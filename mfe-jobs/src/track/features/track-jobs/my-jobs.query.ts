import type { MyJobsTab } from '@hirehq/shared-contracts/graphql/types';
import { useApiPages } from '@hirehq/shared-ui';
import { MyJobsDocument } from './my-jobs.graphql.ts';
import type { ShownJobs } from './track-jobs.model.ts';

const PAGE_SIZE = 20;

const mapOf = (counts: readonly { tab: MyJobsTab; count: number }[] | undefined) =>
  counts && new Map(counts.map(({ tab, count }) => [tab, count]));

/** The tracked jobs that are shown, page by page, and the number in each state. */
export function useMyJobs({ group, tab, keyword, sort, enterpriseId }: ShownJobs) {
  const first = {
    ...(group && { group }),
    ...(tab && { tab }),
    ...(keyword && { keyword }),
    ...(sort !== 'CHANGED' && { sort }),
    first: PAGE_SIZE,
    ...(enterpriseId !== undefined && { enterpriseId }),
  };
  const query = useApiPages(MyJobsDocument, first, {
    // Without a group, the first page says which one it is.
    next: ({ myJobs: { endCursor, group: shown } }) =>
      endCursor === null ? undefined : { ...first, group: shown, after: endCursor },
    keepPrevious: true,
  });
  const found = query.pages[0]?.myJobs;
  return {
    ...query,
    group: found?.group,
    total: found?.total,
    counts: mapOf(found?.counts),
    toDo: mapOf(found?.toDo),
    jobs: query.pages.flatMap(({ myJobs }) => myJobs.nodes),
  };
}

export type MyJobs = ReturnType<typeof useMyJobs>;
