import { useCallback, useEffect, useState } from 'react';
import type { Operation } from '@hirehq/shared-contracts/graphql';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import { useShell } from '../shell/shell-context.tsx';
import { useSession } from '../shell/use-session.ts';

export type QueryState<Result> =
  | { status: 'loading'; data: undefined; error: undefined }
  /** `refreshing`: a newer answer is on its way, e.g. for other variables. */
  | { status: 'ready'; data: Result; error: undefined; refreshing: boolean }
  /** `data` is the last good answer, where there was one. */
  | { status: 'error'; data: Result | undefined; error: unknown };

interface Held<Result> {
  key: string;
  viewer: string | undefined;
  data: Result | undefined;
  error: unknown;
}

interface QueryOptions {
  /** Go on showing the answer to the last variables until the next one is there. */
  keepPrevious?: boolean;
}

/**
 * Asks a document and follows its variables and who is signed in. The first render takes the answer from the page, if the
 * server put it there. `undefined` variables: nothing is asked.
 */
export function useQuery<Result, Variables>(
  operation: Operation<Result, Variables>,
  variables: Variables | undefined,
  { keepPrevious = false }: QueryOptions = {},
): QueryState<Result> & { reload: () => void } {
  const { api } = useShell();
  const session = useSession();
  const viewer = session.status === 'signed-in' ? session.user.candidateId : undefined;
  const key = variables === undefined ? '' : pageDataKey(operation.name, variables);
  const [attempt, setAttempt] = useState(0);
  const [held, setHeld] = useState<Held<Result>>(() => ({
    key,
    viewer: undefined,
    data: variables === undefined ? undefined : api.peek(operation, variables),
    error: undefined,
  }));

  const answered = held.key === key && held.viewer === viewer && (held.data !== undefined || held.error !== undefined);

  useEffect(() => {
    if (key === '' || (answered && attempt === 0)) return undefined;
    const abort = new AbortController();
    const asked = JSON.parse(key.slice(operation.name.length + 1)) as Variables;
    api.graphql(operation, asked, { signal: abort.signal }).then(
      (data) => {
        if (!abort.signal.aborted) setHeld({ key, viewer, data, error: undefined });
      },
      (error: unknown) => {
        if (!abort.signal.aborted) setHeld((last) => ({ key, viewer, data: last.key === key ? last.data : undefined, error }));
      },
    );
    return () => abort.abort();
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- `answered` changes with the answer itself; asking again then would never end
  }, [api, operation, key, viewer, attempt]);

  const reload = useCallback(() => {
    setHeld((last) => ({ ...last, error: undefined }));
    setAttempt((count) => count + 1);
  }, []);

  const shown = keepPrevious || held.key === key ? held : { ...held, data: undefined, error: undefined };
  return { ...stateOf(shown, answered), reload };
}

function stateOf<Result>(held: Held<Result>, answered: boolean): QueryState<Result> {
  if (answered && held.error !== undefined) return { status: 'error', data: held.data, error: held.error };
  if (held.data !== undefined) return { status: 'ready', data: held.data, error: undefined, refreshing: !answered };
  return { status: 'loading', data: undefined, error: undefined };
}
