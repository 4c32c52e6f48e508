import { z } from 'zod';
import type { Operation } from '../graphql/operation.ts';
import { pageDataKey } from '../page-data.ts';
import { REST_CALLS, type RestResponse, type RestInput, type RestKey } from '../rest/index.ts';
import type { ApiClient } from '../shell-api.ts';
import { checkVariables, resultOf } from './result-of.ts';

/** A response, a failure (an Error is thrown), or a function that returns either from the input. */
type Scripted<Input, Payload> = Payload | Error | ((input: Input) => Payload | Error | Promise<Payload | Error>);

export interface FakeApi extends ApiClient {
  /** REST calls made, in order. */
  restCalls: { key: RestKey; input: unknown }[];
  /** GraphQL operations sent, in order. */
  graphqlCalls: { name: string; variables: unknown }[];
  /** Calls and operations that nothing was scripted for, in order. */
  withoutResponse: string[];
  /** Scripts the response of a call until it is scripted again. Throws if it does not match the call table. */
  respondToRest<K extends RestKey>(key: K, response: Scripted<RestInput<K>, RestResponse<K>>): void;
  /** The same for an operation: throws if the response does not match the schema, and omits fields that were not requested. */
  respondToGraphql<Result, Variables>(operation: Operation<Result, Variables>, response: Scripted<Variables, Result>): void;
  /** A result in the page data. */
  inPage<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, response: Result): void;
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
  check: (response: unknown) => unknown,
  onLie: (error: unknown) => never,
): Promise<unknown> {
  const response = typeof script === 'function' ? await (script as (input: unknown) => unknown)(input) : script;
  if (response instanceof Error) throw response;
  try {
    return structuredClone(check(response));
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
  const withoutResponse: string[] = [];
  const noResponse = (what: string): Error => {
    withoutResponse.push(what);
    return new Error(`No response was scripted for ${what}.`);
  };
  const fitsRest = (key: RestKey) => (response: unknown) => {
    const { data, error } = REST_CALLS[key].response.safeParse(response);
    if (error) throw new TypeError(`This does not fit the response of '${key}': ${z.prettifyError(error)}`);
    return data;
  };
  const fitsGraphql = (operation: Operation<unknown, never>) => (response: unknown) => resultOf(operation, response);

  const rest = async (key: RestKey, input: { signal?: AbortSignal } = {}): Promise<unknown> => {
    restCalls.push({ key, input });
    const script = restScripts.get(key);
    if (script === undefined) throw noResponse(`'${key}'`);
    const response = await outcome(script, input, fitsRest(key), onLie);
    input.signal?.throwIfAborted();
    return response;
  };

  return {
    rest: rest as ApiClient['rest'],
    async graphql(operation, variables, options) {
      graphqlCalls.push({ name: operation.name, variables });
      const script = graphqlScripts.get(operation.name);
      if (script === undefined) throw noResponse(`the operation ${operation.name}`);
      try {
        checkVariables(operation, variables as Readonly<Record<string, unknown>>);
      } catch (error) {
        return onLie(error);
      }
      const response = await outcome(script, variables, fitsGraphql(operation), onLie);
      options?.signal?.throwIfAborted();
      return response as never;
    },
    peek: (operation, variables) => structuredClone(page.get(pageDataKey(operation.name, variables))) as never,
    inPage: (operation, variables, response) =>
      void page.set(pageDataKey(operation.name, variables), fitsGraphql(operation)(response)),
    restCalls,
    graphqlCalls,
    withoutResponse,
    respondToRest(key, response) {
      if (!isMade(response)) fitsRest(key)(response);
      restScripts.set(key, response);
    },
    respondToGraphql(operation, response) {
      if (!isMade(response)) fitsGraphql(operation)(response);
      graphqlScripts.set(operation.name, response);
    },
  };
}
