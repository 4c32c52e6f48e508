import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useShell } from '../shell/shell-context.tsx';
import { keyOf } from './api-cache.ts';
import { ask, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { ownerOfSession } from './data-client.ts';

export type AskApi = <O extends ApiOperation>(operation: O, variables: ApiVariables<O>) => Promise<ApiResult<O>>;

/** Sends one request now, for a decision after a click; use a query for data that is shown. Throws ApiFailure. */
export function useAskApi(): AskApi {
  const client = useQueryClient();
  const { api, session } = useShell();
  return useCallback(
    (operation, variables) =>
      client.fetchQuery({
        queryKey: keyOf(ownerOfSession(session.current()), 'one', operation, variables as object),
        queryFn: ({ signal }) => ask(api, operation, variables, { signal }),
        staleTime: 0,
      }),
    [client, api, session],
  );
}
