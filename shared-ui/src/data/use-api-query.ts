import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import { useShell } from '../shell/shell-context.tsx';
import { useSession } from '../shell/use-session.ts';
import { keyOf } from './api-cache.ts';
import { ask, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { ownerOfSession } from './data-client.ts';
import { failureOf, type Failure } from './failure.ts';
import { inPageSince, mayShow, resultInPage } from './result-in-page.ts';

type QueryState<Data> =
  | { status: 'loading'; data: undefined; failure: undefined }
  | { status: 'ready'; data: Data; failure: undefined }
  /** `data` is the last good result, where there was one. */
  | { status: 'failed'; data: Data | undefined; failure: Failure };

export type ApiQuery<Data> = QueryState<Data> & {
  /** A newer result is on its way. */
  refreshing: boolean;
  /** `data` is the result for the last variables. */
  isPrevious: boolean;
  retry: () => void;
};

interface ApiQueryOptions {
  /** Keeps the result for the last variables on screen until the next one is there. */
  keepPrevious?: boolean;
  /** Younger results are shown without asking again, in milliseconds; a minute unless told. */
  freshMs?: number;
  /** Asks again this often, in milliseconds, while the page is visible. */
  pollMs?: number | false;
}

/**
 * The result of a question to the API, shared by everything of this remote that asks it, and kept for the way back. The first
 * render takes the result from the page, if the server put it there. Without variables nothing is asked.
 */
export function useApiQuery<O extends ApiOperation>(
  operation: O,
  variables: ApiVariables<O> | undefined,
  { keepPrevious = false, freshMs, pollMs = false }: ApiQueryOptions = {},
): ApiQuery<ApiResult<O>> {
  const { api } = useShell();
  const owner = ownerOfSession(useSession());
  const asked: object | undefined = variables;
  const query = useQuery({
    queryKey: keyOf(owner, 'one', operation, asked ?? {}),
    queryFn: ({ signal }) => ask(api, operation, variables as ApiVariables<O>, { signal }),
    enabled: asked !== undefined,
    ...(freshMs !== undefined && { staleTime: freshMs }),
    refetchInterval: pollMs,
    initialData: () => (asked === undefined ? undefined : resultInPage(api, operation, asked)),
    initialDataUpdatedAt: inPageSince(owner),
    placeholderData: (data: unknown, shown: Query | undefined) => (keepPrevious && mayShow(shown, owner) ? data : undefined),
  });
  return apiQueryOf(query as UseQueryResult<ApiResult<O>>);
}

function apiQueryOf<Data>(query: UseQueryResult<Data>): ApiQuery<Data> {
  const controls = { refreshing: query.isFetching, isPrevious: query.isPlaceholderData, retry: () => void query.refetch() };
  if (query.error) return { status: 'failed', data: query.data, failure: failureOf(query.error), ...controls };
  if (query.data === undefined) return { status: 'loading', data: undefined, failure: undefined, ...controls };
  return { status: 'ready', data: query.data, failure: undefined, ...controls };
}
