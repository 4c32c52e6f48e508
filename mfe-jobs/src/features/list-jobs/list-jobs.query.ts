import { useCallback, useEffect, useRef, useState } from 'react';
import { SearchJobsDocument, type SearchJobsQuery, type SearchJobsQueryVariables } from '@hirehq/shared-contracts/graphql';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { useNavigationType } from '@hirehq/shared-ui';
import { useApi } from '../../shell/use-api.ts';
import { useViewer } from '../../shell/use-viewer.ts';

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
      hasMore: boolean;
      /** The list on screen answers an earlier search; the next one is on its way. */
      refreshing: boolean;
      more: 'idle' | 'loading' | 'failed';
    };

interface Listed {
  key: string;
  pages: readonly Page[];
  scrollTop: number;
}

/** Lists left behind, newest last, so that Back finds its place; for each shell its own. */
const leftIn = new WeakMap<object, Listed[]>();
const KEPT = 8;

function keptList(shell: object, key: string): Listed | undefined {
  return leftIn.get(shell)?.find((listed) => listed.key === key);
}

function keep(shell: object, listed: Listed): void {
  const others = (leftIn.get(shell) ?? []).filter(({ key }) => key !== listed.key);
  leftIn.set(shell, [...others, listed].slice(-KEPT));
}

const keyOf = (variables: SearchJobsQueryVariables, viewer: string | undefined) =>
  `${viewer ?? ''}:${pageDataKey('', variables)}`;

interface Held {
  key: string;
  pages: readonly Page[];
  error?: unknown;
}

/** Jobs that match, page after page. The first page comes with the HTML where it can; Back brings all of them again. */
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

  useEffect(() => {
    const again = asked.current.trigger !== trigger || asked.current.attempt !== attempt;
    asked.current = { trigger, attempt };
    if (answered && !again) return undefined;
    const abort = new AbortController();
    setMore('idle');
    api.graphql(SearchJobsDocument, variables, { signal: abort.signal }).then(
      ({ jobs }) => {
        if (!abort.signal.aborted) setHeld({ key, pages: [jobs] });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setHeld({ key, pages: [], error });
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `variables` are in `key`; `answered` changes with the answer itself
  }, [api, key, trigger, attempt]);

  const latest = useRef(held);
  latest.current = held;
  useEffect(() => {
    const kept = cameBack ? keptList(api, latest.current.key) : undefined;
    if (kept) requestAnimationFrame(() => window.scrollTo(0, kept.scrollTop));
    // Not read from the page: that would lay it out before it is painted.
    let scrollTop = kept?.scrollTop ?? 0;
    const { pathname } = window.location;
    const follow = () => {
      // Already on the way to another page, which starts at its top.
      if (window.location.pathname === pathname) scrollTop = window.scrollY;
    };
    window.addEventListener('scroll', follow, { passive: true });
    return () => {
      window.removeEventListener('scroll', follow);
      if (latest.current.pages.length > 0) keep(api, { key: latest.current.key, pages: latest.current.pages, scrollTop });
    };
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- Once, on arriving and on leaving
  }, []);

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
  return {
    status: 'ready',
    jobs,
    total: first.total,
    totalIsEstimate: first.totalIsEstimate,
    facets: first.facets,
    hasMore: held.pages.at(-1)?.endCursor !== null,
    refreshing: !answered,
    more,
  };
}
