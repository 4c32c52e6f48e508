import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useShell } from '../shell/shell-context.tsx';
import { useSession } from '../shell/use-session.ts';
import { keyOf } from './api-cache.ts';
import { ask, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { ownerOfSession } from './data-client.ts';
import { failureOf, type Failure } from './failure.ts';
import { inPageSince, mayShow, resultInPage } from './result-in-page.ts';
import { noteAsked, useLive } from './use-live.ts';

type QueryState<Data> =
  | { status: 'loading'; data: undefined; failure: undefined }
  | { status: 'ready'; data: Data; failure: undefined }
  /** `data` is the last successful result, if there is one. */
  | { status: 'failed'; data: Data | undefined; failure: Failure };

export type ApiQuery<Data> = QueryState<Data> & {
  /** A newer result is loading. */
  refreshing: boolean;
  /** `data` belongs to the previous variables. */
  isPrevious: boolean;
  retry: () => void;
};

interface ApiQueryOptions {
  /** Keeps the result of the previous variables on screen until the next one has loaded. */
  keepPrevious?: boolean;
  /** Younger results are shown without a request, in milliseconds; a minute by default. */
  freshMs?: number;
  /**
   * Events change the result. While the page does not receive the event stream, and is visible, it is polled every ten seconds;
   * if an event may have been missed, it is requested again. The manifest lists `stream.state-changed`.
   */
  live?: boolean;
}

/**
 * The result of a query, shared by all components of this remote and cached for back navigation. The first render takes it from
 * the page data, if the page has it. Without variables it sends no request.
 */
export function useApiQuery<O extends ApiOperation>(
  operation: O,
  variables: ApiVariables<O> | undefined,
  { keepPrevious = false, freshMs, live = false }: ApiQueryOptions = {},
): ApiQuery<ApiResult<O>> {
  const { api } = useShell();
  const owner = ownerOfSession(useSession());
  const requested: object | undefined = variables;
  const queryKey = keyOf(owner, 'one', operation, requested ?? {});
  const query = useQuery({
    queryKey,
    queryFn: ({ signal, client }) => {
      noteAsked(client, queryKey);
      return ask(api, operation, variables as ApiVariables<O>, { signal });
    },
    enabled: requested !== undefined,
    ...(freshMs !== undefined && { staleTime: freshMs }),
    initialData: () => (requested === undefined ? undefined : resultInPage(api, operation, requested)),
    initialDataUpdatedAt: inPageSince(owner),
    placeholderData: (data: unknown, shown: Query | undefined) => (keepPrevious && mayShow(shown, owner) ? data : undefined),
  });
  useLive(live && requested !== undefined, queryKey);
  return apiQueryOf(query as UseQueryResult<ApiResult<O>>);
}

function apiQueryOf<Data>(query: UseQueryResult<Data>): ApiQuery<Data> {
  const controls = { refreshing: query.isFetching, isPrevious: query.isPlaceholderData, retry: () => void query.refetch() };
  if (query.error) return { status: 'failed', data: query.data, failure: failureOf(query.error), ...controls };
  if (query.data === undefined) return { status: 'loading', data: undefined, failure: undefined, ...controls };
  return { status: 'ready', data: query.data, failure: undefined, ...controls };
}
