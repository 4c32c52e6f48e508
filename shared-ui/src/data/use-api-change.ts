import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef } from 'react';
import { useShell } from '../shell/shell-context.tsx';
import { openCache, type ApiCache, type OpenCache } from './api-cache.ts';
import {
  ask,
  type ApiOperation,
  type ApiQueryName,
  type ApiResult,
  type ApiVariables,
  type AskOptions,
} from './api-operation.ts';
import { failureOf, refusedResultOf, type Failure, type RefusedResult } from './failure.ts';
import { keyOfVariables } from './key-of-variables.ts';
import { useFailureText, type FailureTexts } from './use-failure-text.ts';

/** A failure in the words of the screen. */
export interface WordedFailure extends Failure {
  text: string;
}

export type Outcome<Done, Refused = never> =
  | { ok: true; done: Done }
  /** `refused` holds what the mutation's own refusal says besides its code. */
  | { ok: false; failure: WordedFailure; refused: Refused | undefined };

export interface ApiChangeOptions<Done, Variables> {
  /** What the change makes out of date. */
  invalidates?: readonly ApiQueryName[];
  /** What is shown meanwhile; undone when the change fails. */
  optimistic?: (cache: ApiCache, variables: Variables) => void;
  /** Puts what the server returned into what is known. */
  store?: (cache: ApiCache, done: Done, variables: Variables) => void;
  /** Message ids by failure code, in place of the general words. */
  failures?: FailureTexts;
}

export interface ApiChange<Done, Variables, Refused = never> {
  /** Never rejects. The same variables again while they are under way are one change; others wait for their turn. */
  run: (variables: Variables) => Promise<Outcome<Done, Refused>>;
  busy: boolean;
  /** Why the last run failed; undefined from the next one on. */
  failure: WordedFailure | undefined;
  /** Forgets the failure. */
  reset: () => void;
}

/** Sends one operation, and nothing else: what becomes of its result is up to the caller. Throws ApiFailure. */
export type SendApi = <O extends ApiOperation>(
  operation: O,
  variables: ApiVariables<O>,
  options?: AskOptions,
) => Promise<ApiResult<O>>;

/** For queues of their own, such as the drafts; a change on a screen is `useApiMutation`. */
export function useSendApi(): SendApi {
  const { api } = useShell();
  return useCallback((operation, variables, options) => ask(api, operation, variables, options), [api]);
}

/**
 * A change that takes several calls, in `steps`; of one call, `useApiMutation`. Shown at once where wanted, taken back when it
 * fails, and told to whatever it makes out of date. `name` is what a report says.
 */
export function useApiChange<Done, Variables, Refused extends RefusedResult = never>(
  name: string,
  steps: (send: SendApi, variables: Variables) => Promise<Done>,
  { invalidates = [], optimistic, store, failures }: ApiChangeOptions<Done, Variables> = {},
): ApiChange<Done, Variables, Refused> {
  const send = useSendApi();
  const client = useQueryClient();
  const words = useFailureText(failures);
  const underWay = useRef(new Map<string, Promise<Outcome<Done, Refused>>>());

  const mutation = useMutation<Done, unknown, Variables, OpenCache>({
    mutationKey: [name],
    scope: { id: name },
    mutationFn: (variables) => steps(send, variables),
    onMutate: (variables) => {
      const cache = openCache(client);
      optimistic?.(cache, variables);
      return cache;
    },
    onError: (error, _variables, shown) => {
      shown?.undo();
      // A refusal says that things are not as they were shown.
      if (refusedResultOf(error)) for (const each of invalidates) openCache(client).invalidate(each);
    },
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

  async function start(variables: Variables): Promise<Outcome<Done, Refused>> {
    try {
      return { ok: true, done: await mutation.mutateAsync(variables) };
    } catch (error) {
      return { ok: false, failure: worded(error), refused: refusedResultOf(error) as Refused | undefined };
    }
  }

  function run(variables: Variables): Promise<Outcome<Done, Refused>> {
    const same = keyOfVariables(variables);
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
