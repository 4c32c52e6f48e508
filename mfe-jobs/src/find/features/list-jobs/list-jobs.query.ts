import { useEffect, useEffectEvent, useRef } from 'react';
import { SearchJobsDocument, type SearchJobsQuery, type SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';
import { useApiPages, useNavigationType, type ApiPages } from '@hirehq/shared-ui';
import { useListPlace } from './use-list-place.ts';

type Page = SearchJobsQuery['jobs'];

export type JobsState =
  | { status: 'loading' }
  | { status: 'failed' }
  | (Pick<Page, 'total' | 'totalIsEstimate' | 'facets' | 'wider' | 'remoteFrom' | 'readAs'> & {
      status: 'ready';
      jobs: Page['nodes'];
      hasMore: boolean;
      /** The list on screen belongs to an earlier search; the next one is loading. */
      refreshing: boolean;
      more: 'idle' | 'loading' | 'failed';
    });

/** As long as a list is cached for back navigation; during that time it does not change. */
const FRESH_MS = 10 * 60_000;

/**
 * Matching jobs, page by page. The first page comes from the page data if possible. Back, also to an earlier search, shows all
 * loaded pages at the old scroll position. `trigger` repeats the same search.
 */
export function useJobPages(variables: SearchJobsQueryVariables, trigger: string) {
  const query = useApiPages(SearchJobsDocument, variables, {
    next: ({ jobs: { endCursor } }) => (endCursor === null ? undefined : { ...variables, after: endCursor }),
    freshMs: FRESH_MS,
    keepPrevious: true,
  });
  const cameBack = useNavigationType() === 'POP';
  useListPlace(JSON.stringify(variables), cameBack && query.status === 'ready' && !query.isPrevious);

  const lastTrigger = useRef(trigger);
  const askAgain = useEffectEvent(query.retry);
  useEffect(() => {
    if (lastTrigger.current === trigger) return;
    lastTrigger.current = trigger;
    if (!cameBack) askAgain();
  }, [cameBack, trigger]);

  // Another search starts at the top.
  const wasPrevious = useRef(false);
  useEffect(() => {
    if (wasPrevious.current && !query.isPrevious && !cameBack && window.scrollY > 0) window.scrollTo(0, 0);
    wasPrevious.current = query.isPrevious;
  }, [cameBack, query.isPrevious]);

  return { state: stateOf(query), loadMore: query.loadMore, retry: query.retry };
}

function stateOf(query: ApiPages<SearchJobsQuery>): JobsState {
  const [first] = query.pages;
  if (query.status === 'failed') return { status: 'failed' };
  if (!first) return { status: 'loading' };
  const jobs = new Map(query.pages.flatMap((page) => page.jobs.nodes).map((job) => [job.id, job]));
  const { total, totalIsEstimate, facets, wider, remoteFrom, readAs } = first.jobs;
  return {
    status: 'ready',
    jobs: [...jobs.values()],
    total,
    totalIsEstimate,
    facets,
    wider,
    remoteFrom,
    readAs,
    hasMore: query.hasMore,
    refreshing: query.refreshing || query.isPrevious,
    more: query.more,
  };
}
