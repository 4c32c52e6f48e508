import { z } from 'zod';
import type { Operation } from '../graphql/operation.ts';
import { pageDataKey } from '../page-data.ts';
import { REST_CALLS, type RestAnswer, type RestInput, type RestKey } from '../rest/index.ts';
import type { ApiClient } from '../shell-api.ts';
import { checkVariables, resultOf } from './result-of.ts';

/** A response, a failure (an Error is thrown), or a function that returns either from the input. */
type Scripted<Input, Answer> = Answer | Error | ((input: Input) => Answer | Error | Promise<Answer | Error>);

export interface FakeApi extends ApiClient {
  /** REST calls made, in order. */
  restCalls: { key: RestKey; input: unknown }[];
  /** GraphQL operations sent, in order. */
  graphqlCalls: { name: string; variables: unknown }[];
  /** Calls and operations that nothing was scripted for, in order. */
  unanswered: string[];
  /** Scripts the response of a call until it is scripted again. Throws if it does not match the call table. */
  answerRest<K extends RestKey>(key: K, answer: Scripted<RestInput<K>, RestAnswer<K>>): void;
  /** The same for an operation: throws if the response does not match the schema, and omits fields that were not requested. */
  answerGraphql<Result, Variables>(operation: Operation<Result, Variables>, answer: Scripted<Variables, Result>): void;
  /** A result in the page data. */
  inPage<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, answer: Result): void;
}

/**
 * A result that no server would return. The caller gets a failure; it is also thrown globally, so that the test fails with its
 * cause.
 */
function lie(error: unknown): never {
  queueMicrotask(() => {
    throw error;
  });
  throw error;
}

async function outcome(
  script: Scripted<never, unknown>,
  input: unknown,
  check: (answer: unknown) => unknown,
  onLie: (error: unknown) => never,
): Promise<unknown> {
  const answer = typeof script === 'function' ? await (script as (input: unknown) => unknown)(input) : script;
  if (answer instanceof Error) throw answer;
  try {
    return structuredClone(check(answer));
  } catch (error) {
    return onLie(error);
  }
}

const isMade = (script: unknown) => typeof script === 'function' || script instanceof Error;

/** `onLie` receives a response that was created on request and does not match. */
export function createFakeApi({ onLie = lie }: { onLie?: (error: unknown) => never } = {}): FakeApi {
  const restScripts = new Map<string, Scripted<never, unknown>>();
  const graphqlScripts = new Map<string, Scripted<never, unknown>>();
  const page = new Map<string, unknown>();
  const restCalls: FakeApi['restCalls'] = [];
  const graphqlCalls: FakeApi['graphqlCalls'] = [];
  const unanswered: string[] = [];
  const noAnswer = (what: string): Error => {
    unanswered.push(what);
    return new Error(`No response was scripted for ${what}.`);
  };
  const fitsRest = (key: RestKey) => (answer: unknown) => {
    const { data, error } = REST_CALLS[key].answer.safeParse(answer);
    if (error) throw new TypeError(`This is no answer to '${key}': ${z.prettifyError(error)}`);
    return data;
  };
  const fitsGraphql = (operation: Operation<unknown, never>) => (answer: unknown) => resultOf(operation, answer);

  const rest = async (key: RestKey, input: { signal?: AbortSignal } = {}): Promise<unknown> => {
    restCalls.push({ key, input });
    const script = restScripts.get(key);
    if (script === undefined) throw noAnswer(`'${key}'`);
    const answer = await outcome(script, input, fitsRest(key), onLie);
    input.signal?.throwIfAborted();
    return answer;
  };

  return {
    rest: rest as ApiClient['rest'],
    async graphql(operation, variables, options) {
      graphqlCalls.push({ name: operation.name, variables });
      const script = graphqlScripts.get(operation.name);
      if (script === undefined) throw noAnswer(`the operation ${operation.name}`);
      try {
        checkVariables(operation, variables as Readonly<Record<string, unknown>>);
      } catch (error) {
        return onLie(error);
      }
      const answer = await outcome(script, variables, fitsGraphql(operation), onLie);
      options?.signal?.throwIfAborted();
      return answer as never;
    },
    peek: (operation, variables) => structuredClone(page.get(pageDataKey(operation.name, variables))) as never,
    inPage: (operation, variables, answer) =>
      void page.set(pageDataKey(operation.name, variables), fitsGraphql(operation)(answer)),
    restCalls,
    graphqlCalls,
    unanswered,
    answerRest(key, answer) {
      if (!isMade(answer)) fitsRest(key)(answer);
      restScripts.set(key, answer);
    },
    answerGraphql(operation, answer) {
      if (!isMade(answer)) fitsGraphql(operation)(answer);
      graphqlScripts.set(operation.name, answer);
    },
  };
}
