import { useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/react-query';
import { useShell } from '../shell/shell-context.tsx';
import { useSession } from '../shell/use-session.ts';
import { keyOf } from './api-cache.ts';
import { ask, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { ownerOfSession } from './data-client.ts';
import { failureOf, type Failure } from './failure.ts';
import { inPageSince, mayShow, resultInPage } from './result-in-page.ts';
import { noteAsked, useLive } from './use-live.ts';

type PagesState<Page> =
  | { status: 'loading'; pages: readonly []; failure: undefined }
  | { status: 'ready'; pages: readonly Page[]; failure: undefined }
  /** `pages` are the pages loaded before. */
  | { status: 'failed'; pages: readonly Page[]; failure: Failure };

export type ApiPages<Page> = PagesState<Page> & {
  refreshing: boolean;
  /** The pages belong to the previous variables. */
  isPrevious: boolean;
  /** Refetches from the first page. */
  retry: () => void;
  /** The state of the page after the last one. */
  more: 'idle' | 'loading' | 'failed';
  hasMore: boolean;
  /** Does nothing while a page is loading, or after the last one. */
  loadMore: () => void;
};

interface ApiPagesOptions<O extends ApiOperation> {
  /** The variables of the next page; undefined after the last one. */
  next: (page: ApiResult<O>, pages: readonly ApiResult<O>[]) => ApiVariables<O> | undefined;
  /** Younger pages are shown without a request, in milliseconds; a minute by default. */
  freshMs?: number;
  /** Keeps the pages of the previous variables on screen until the next ones have loaded. */
  keepPrevious?: boolean;
  /** As for a query: events change the pages, which are polled while the page does not receive the event stream. */
  live?: boolean;
}

/**
 * A list, page by page from the first one, cached for back navigation. The first page comes from the page data, if the page has
 * it. Without variables it sends no request.
 */
export function useApiPages<O extends ApiOperation>(
  operation: O,
  first: ApiVariables<O> | undefined,
  { next, freshMs, keepPrevious = false, live = false }: ApiPagesOptions<O>,
): ApiPages<ApiResult<O>> {
  const { api } = useShell();
  const client = useQueryClient();
  const owner = ownerOfSession(useSession());
  const requested: object | undefined = first;
  const queryKey = keyOf(owner, 'pages', operation, requested ?? {});
  const query = useInfiniteQuery<ApiResult<O>, Error, InfiniteData<ApiResult<O>>>({
    queryKey,
    queryFn: ({ pageParam, signal, client: asking }) => {
      // Further pages do not make the first one younger.
      if (pageParam === first) noteAsked(asking, queryKey);
      return ask(api, operation, pageParam as ApiVariables<O>, { signal });
    },
    initialPageParam: first,
    getNextPageParam: next,
    ...(freshMs !== undefined && { staleTime: freshMs }),
    enabled: first !== undefined,
    initialData: () => {
      const page = requested && resultInPage(api, operation, requested);
      return page === undefined ? undefined : { pages: [page as ApiResult<O>], pageParams: [first] };
    },
    initialDataUpdatedAt: inPageSince(owner),
    placeholderData: (data, shown) => (keepPrevious && mayShow(shown, owner) ? data : undefined),
  });

  useLive(live && requested !== undefined, queryKey);

  function retry(): void {
    client.setQueryData<InfiniteData<ApiResult<O>>>(
      queryKey,
      (data) => data && { pages: data.pages.slice(0, 1), pageParams: data.pageParams.slice(0, 1) },
    );
    void query.refetch();
  }

  const pages = query.data?.pages ?? [];
  const controls = {
    refreshing: query.isFetching && !query.isFetchingNextPage,
    isPrevious: query.isPlaceholderData,
    retry,
    more: query.isFetchingNextPage ? ('loading' as const) : query.isFetchNextPageError ? ('failed' as const) : ('idle' as const),
    hasMore: query.hasNextPage,
    loadMore: () => {
      if (query.hasNextPage && !query.isFetching) void query.fetchNextPage();
    },
  };
  // A page that fails to load leaves the loaded ones unchanged.
  if (query.error && !query.isFetchNextPageError)
    return { status: 'failed', pages, failure: failureOf(query.error), ...controls };
  if (query.data === undefined) return { status: 'loading', pages: [], failure: undefined, ...controls };
  return { status: 'ready', pages, failure: undefined, ...controls };
}
