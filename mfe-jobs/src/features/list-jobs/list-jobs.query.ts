import { useCallback, useEffect, useRef, useState } from 'react';
import { SearchJobsDocument, type SearchJobsQuery, type SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { useNavigationType } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { useViewer } from '../../shell/use-viewer.ts';
import { keepList, keptList } from './kept-lists.ts';
import { returnTo } from './list-place.ts';
import { useListPlace } from './use-list-place.ts';

type Page = SearchJobsQuery['jobs'];

export type JobsState =
  | { status: 'loading' }
  | { status: 'error'; error: unknown }
  | {
      status: 'ready';
      jobs: Page['nodes'];
      total: number;
      totalIsEstimate: boolean;
      facets: Page['facets'];
      wider: Page['wider'];
      remoteFrom: Page['remoteFrom'];
      readAs: Page['readAs'];
      hasMore: boolean;
      /** The list on screen answers an earlier search; the next one is on its way. */
      refreshing: boolean;
      more: 'idle' | 'loading' | 'failed';
    };

const keyOf = (variables: SearchJobsQueryVariables, viewer: string | undefined) =>
  `${viewer ?? ''}:${pageDataKey('', variables)}`;

interface Held {
  key: string;
  pages: readonly Page[];
  error?: unknown;
}

/**
 * Jobs that match, page after page. The first page comes with the HTML where it can; Back, also from one search to the one
 * before, brings all of them again, at the place they were left at.
 */
export function useJobPages(variables: SearchJobsQueryVariables, trigger: string) {
  const api = useApi();
  const viewer = useViewer();
  const cameBack = useNavigationType() === 'POP';
  const key = keyOf(variables, viewer);
  const [held, setHeld] = useState<Held>(() => {
    const kept = cameBack ? keptList(api, key) : undefined;
    if (kept) return { key, pages: kept.pages };
    const inPage = api.peek(SearchJobsDocument, variables);
    // What came with the HTML was asked signed out.
    return { key: keyOf(variables, undefined), pages: inPage ? [inPage.jobs] : [] };
  });
  const [more, setMore] = useState<'idle' | 'loading' | 'failed'>('idle');
  const [attempt, setAttempt] = useState(0);
  const answered = held.key === key && (held.pages.length > 0 || held.error !== undefined);
  const asked = useRef({ trigger, attempt });
  const latest = useRef(held);
  latest.current = held;
  const { leave } = useListPlace();

  useEffect(() => {
    const again = asked.current.trigger !== trigger || asked.current.attempt !== attempt;
    asked.current = { trigger, attempt };
    const kept = cameBack && !again ? keptList(api, key) : undefined;
    if (kept) {
      if (!answered) setHeld({ key, pages: kept.pages });
      return returnTo(kept.place);
    }
    if (answered && !again) return undefined;
    const abort = new AbortController();
    setMore('idle');
    api.graphql(SearchJobsDocument, variables, { signal: abort.signal }).then(
      ({ jobs }) => {
        if (abort.signal.aborted) return;
        const before = latest.current;
        // Another search is read from its start.
        if (before.key !== key && before.pages.length > 0 && window.scrollY > 0) window.scrollTo(0, 0);
        setHeld({ key, pages: [jobs] });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setHeld({ key, pages: [], error });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `variables` are in `key`; `answered` changes with the answer itself
  }, [api, key, trigger, attempt]);

  useEffect(
    () => () => {
      const { pages, key: left } = latest.current;
      const place = leave();
      if (left === key && pages.length > 0) keepList(api, { key, pages, place });
    },
    [api, key, leave],
  );

  const last = held.pages.at(-1);
  const after = last?.endCursor ?? undefined;
  const loadMore = useCallback(() => {
    if (after === undefined) return;
    setMore('loading');
    api.graphql(SearchJobsDocument, { ...variables, after }).then(
      ({ jobs }) => {
        setHeld((now) => (now.key === key ? { key, pages: [...now.pages, jobs] } : now));
        setMore('idle');
      },
      () => setMore('failed'),
    );
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `variables` are in `key`
  }, [api, key, after]);

  const retry = useCallback(() => {
    setHeld(({ key: heldKey, pages }) => ({ key: heldKey, pages }));
    setAttempt((count) => count + 1);
  }, []);

  return { state: stateOf(held, answered, more), loadMore, retry };
}

function stateOf(held: Held, answered: boolean, more: 'idle' | 'loading' | 'failed'): JobsState {
  const [first] = held.pages;
  if (answered && held.error !== undefined) return { status: 'error', error: held.error };
  if (!first) return { status: 'loading' };
  const seen = new Set<string>();
  const jobs = held.pages.flatMap(({ nodes }) => nodes).filter(({ id }) => !seen.has(id) && seen.add(id));
  const { total, totalIsEstimate, facets, wider, remoteFrom, readAs } = first;
  const hasMore = held.pages.at(-1)?.endCursor !== null;
  return {
    status: 'ready',
    jobs,
    total,
    totalIsEstimate,
    facets,
    wider,
    remoteFrom,
    readAs,
    hasMore,
    refreshing: !answered,
    more,
  };
}
