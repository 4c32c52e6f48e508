import { useQuery, type Query, type UseQueryResult } from '@tanstack/react-query';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import { useShell } from '../shell/shell-context.tsx';
import { useSession } from '../shell/use-session.ts';
import { EVERYBODY, keyOf, ownerOf } from './api-cache.ts';
import { ask, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { ownerOfSession } from './data-client.ts';
import { failureOf, type Failure } from './failure.ts';

type QueryState<Data> =
  | { status: 'loading'; data: undefined; failure: undefined }
  | { status: 'ready'; data: Data; failure: undefined }
  /** `data` is the last good result, where there was one. */
  | { status: 'failed'; data: Data | undefined; failure: Failure };

export type ApiQuery<Data> = QueryState<Data> & {
  /** What is shown is older, or of other variables; the result is on its way. */
  refreshing: boolean;
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

/** The result that came with the page; it was asked for without a session. */
function inPage(api: ApiClient, operation: ApiOperation, variables: object): unknown {
  return typeof operation === 'string' ? undefined : api.peek(operation as Operation<unknown, object>, variables);
}

/** Results of everybody may be shown while a candidate's own is on its way, never those of another candidate. */
const mayShow = (shown: string | undefined, owner: string): boolean => shown === owner || shown === EVERYBODY;

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
    initialData: () => (asked === undefined ? undefined : inPage(api, operation, asked)),
    initialDataUpdatedAt: owner === EVERYBODY ? performance.timeOrigin : 0,
    placeholderData: (data: unknown, shown: Query | undefined) =>
      keepPrevious && mayShow(ownerOf(shown?.queryKey), owner) ? data : undefined,
  });
  return apiQueryOf(query as UseQueryResult<ApiResult<O>>);
}

function apiQueryOf<Data>(query: UseQueryResult<Data>): ApiQuery<Data> {
  const refreshing = query.isFetching || query.isPlaceholderData;
  const retry = () => void query.refetch();
  if (query.error) return { status: 'failed', data: query.data, failure: failureOf(query.error), refreshing, retry };
  if (query.data === undefined) return { status: 'loading', data: undefined, failure: undefined, refreshing, retry };
  return { status: 'ready', data: query.data, failure: undefined, refreshing, retry };
}
