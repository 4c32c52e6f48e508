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
import { unreadableText, useFailureText, type FailureTexts } from './use-failure-text.ts';

/** A failure, with its text for the screen. */
export interface WordedFailure extends Failure {
  text: string;
}

export type Outcome<Done, Refused = never> =
  | { ok: true; done: Done }
  /** `refused` is the refusal of the mutation, with its fields besides the code. */
  | { ok: false; failure: WordedFailure; refused: Refused | undefined };

export interface ApiChangeOptions<Done, Variables> {
  /** The operations whose results the change invalidates. */
  invalidates?: readonly ApiQueryName[];
  /** The optimistic change; reverted if the change fails. */
  optimistic?: (cache: ApiCache, variables: Variables) => void;
  /** Puts the server's result into the cache. */
  store?: (cache: ApiCache, done: Done, variables: Variables) => void;
  /** Message ids by failure code, instead of the general texts. */
  failures?: FailureTexts;
}

export interface ApiChange<Done, Variables, Refused = never> {
  /** Never rejects. A run with the variables of a pending one returns that one; other runs wait for it. */
  run: (variables: Variables) => Promise<Outcome<Done, Refused>>;
  busy: boolean;
  /** Why the last run failed; undefined once the next one starts. */
  failure: WordedFailure | undefined;
  /** Clears the failure. */
  reset: () => void;
}

/** Sends one operation, without updating the cache. Throws ApiFailure. */
export type SendApi = <O extends ApiOperation>(
  operation: O,
  variables: ApiVariables<O>,
  options?: AskOptions,
) => Promise<ApiResult<O>>;

/** For code with its own queue, such as the drafts; use `useApiMutation` for a change on a screen. */
export function useSendApi(): SendApi {
  const { api } = useShell();
  return useCallback((operation, variables, options) => ask(api, operation, variables, options), [api]);
}

/**
 * A change of several calls, in `steps`; use `useApiMutation` for a change of one call. It can be shown optimistically, is
 * reverted on failure, and invalidates the results it affects. `name` appears in error reports.
 */
export function useApiChange<Done, Variables, Refused extends RefusedResult = never>(
  name: string,
  steps: (send: SendApi, variables: Variables) => Promise<Done>,
  { invalidates = [], optimistic, store, failures }: ApiChangeOptions<Done, Variables> = {},
): ApiChange<Done, Variables, Refused> {
  const send = useSendApi();
  const { session, report } = useShell();
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
      // A refusal means that the shown data was out of date.
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
    // The reason has a text in the language of the page, which the server's message has not.
    const message = unreadableText(failure) === undefined ? failure.message : undefined;
    return { ...failure, message, text: words(failure) };
  };

  /** The one answer of all screens to a sign-in that is too old: a new one, and back to the page. */
  const askAgain = ({ code }: Failure) => {
    if (code === 'SIGN_IN_AGAIN') void session.signInAgain().catch(report);
  };

  async function start(variables: Variables): Promise<Outcome<Done, Refused>> {
    try {
      return { ok: true, done: await mutation.mutateAsync(variables) };
    } catch (error) {
      const failure = worded(error);
      askAgain(failure);
      return { ok: false, failure, refused: refusedResultOf(error) as Refused | undefined };
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
