import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useShell } from '../shell/shell-context.tsx';
import { openCache, type ApiCache, type OpenCache } from './api-cache.ts';
import { ask, nameOf, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { doneOf, failureOf, refusedResultOf, type Failure, type RefusedResult } from './failure.ts';
import { useFailureText, type FailureTexts } from './use-failure-text.ts';

type FieldOf<Result> = Result extends object ? Result[keyof Result] : never;

/** What a change returns: the record of a call, or the field of a mutation where that is no refusal. */
type DoneOf<O extends ApiOperation> = O extends string ? ApiResult<O> : Exclude<FieldOf<ApiResult<O>>, RefusedResult>;

type RefusedOf<O extends ApiOperation> = O extends string ? never : Extract<FieldOf<ApiResult<O>>, RefusedResult>;

/** A failure in the words of the screen. */
export interface WordedFailure extends Failure {
  text: string;
}

export type Outcome<O extends ApiOperation> =
  | { ok: true; done: DoneOf<O> }
  /** `refused` holds what the mutation's own refusal says besides its code. */
  | { ok: false; failure: WordedFailure; refused: RefusedOf<O> | undefined };

export interface ApiMutationOptions<O extends ApiOperation> {
  /** What the change makes out of date. */
  invalidates?: readonly ApiOperation[];
  /** What is shown meanwhile; undone when the change fails. */
  optimistic?: (cache: ApiCache, variables: ApiVariables<O>) => void;
  /** Puts what the server returned into what is known. */
  store?: (cache: ApiCache, done: DoneOf<O>, variables: ApiVariables<O>) => void;
  /** Message ids by failure code, in place of the general words. */
  failures?: FailureTexts;
}

export interface ApiMutation<O extends ApiOperation> {
  /** Never rejects. The same variables again while they are under way are one change; others wait for their turn. */
  run: (variables: ApiVariables<O>) => Promise<Outcome<O>>;
  busy: boolean;
  /** Why the last run failed; undefined from the next one on. */
  failure: WordedFailure | undefined;
  /** Forgets the failure. */
  reset: () => void;
}

/** A change through the API: shown at once where wanted, taken back when it fails, and told to whatever it makes out of date. */
export function useApiMutation<O extends ApiOperation>(operation: O, options: ApiMutationOptions<O> = {}): ApiMutation<O> {
  const { api } = useShell();
  const client = useQueryClient();
  const words = useFailureText(options.failures);
  const underWay = useRef(new Map<string, Promise<Outcome<O>>>());
  const { invalidates = [], optimistic, store } = options;
  const name = nameOf(operation);

  const mutation = useMutation<DoneOf<O>, unknown, ApiVariables<O>, OpenCache>({
    mutationKey: [name],
    scope: { id: name },
    mutationFn: async (variables) => {
      const result = await ask(api, operation, variables);
      return (typeof operation === 'string' ? result : doneOf(result)) as DoneOf<O>;
    },
    onMutate: (variables) => {
      const cache = openCache(client);
      optimistic?.(cache, variables);
      return cache;
    },
    onError: (_error, _variables, shown) => shown?.undo(),
    onSuccess: (done, variables, shown) => {
      shown.refetchMissed();
      const cache = openCache(client);
      store?.(cache, done, variables);
      for (const each of invalidates) cache.invalidate(each);
    },
  });

  const worded = (error: unknown): WordedFailure => {
    const failure = failureOf(error);
    return { ...failure, text: words(failure) };
  };

  async function start(variables: ApiVariables<O>): Promise<Outcome<O>> {
    try {
      return { ok: true, done: await mutation.mutateAsync(variables) };
    } catch (error) {
      return { ok: false, failure: worded(error), refused: refusedResultOf(error) as RefusedOf<O> | undefined };
    }
  }

  function run(variables: ApiVariables<O>): Promise<Outcome<O>> {
    const same = JSON.stringify(variables);
    const known = underWay.current.get(same);
    if (known) return known;
    const started = start(variables).finally(() => underWay.current.delete(same));
    underWay.current.set(same, started);
    return started;
  }

  return {
    run,
    busy: mutation.isPending,
    failure: mutation.error === null ? undefined : worded(mutation.error),
    reset: mutation.reset,
  };
}
