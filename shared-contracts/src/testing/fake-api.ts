import type { Operation } from '../graphql/operation.ts';
import { pageDataKey } from '../page-data.ts';
import { REST_CALLS, type RestAnswer, type RestInput, type RestKey } from '../rest/index.ts';
import type { ApiClient } from '../shell-api.ts';

/** An answer, a failure (an Error is thrown), or what makes one of the input. */
type Scripted<Input, Answer> = Answer | Error | ((input: Input) => Answer | Error | Promise<Answer | Error>);

export interface FakeApi extends ApiClient {
  /** REST calls made, in order. */
  restCalls: { key: RestKey; input: unknown }[];
  /** GraphQL operations sent, in order. */
  graphqlCalls: { name: string; variables: unknown }[];
  /** Scripts the answer of a call, until scripted anew. It must fit the call table. */
  answerRest<K extends RestKey>(key: K, answer: Scripted<RestInput<K>, RestAnswer<K>>): void;
  answerGraphql<Result, Variables>(operation: Operation<Result, Variables>, answer: Scripted<Variables, Result>): void;
  /** An answer the page came with. */
  inPage<Result, Variables>(operation: Operation<Result, Variables>, variables: Variables, answer: Result): void;
}

async function outcome(script: Scripted<never, unknown>, input: unknown): Promise<unknown> {
  const answer = typeof script === 'function' ? await (script as (input: unknown) => unknown)(input) : script;
  if (answer instanceof Error) throw answer;
  return structuredClone(answer);
}

export function createFakeApi(): FakeApi {
  const restScripts = new Map<string, Scripted<never, unknown>>();
  const graphqlScripts = new Map<string, Scripted<never, unknown>>();
  const page = new Map<string, unknown>();
  const restCalls: FakeApi['restCalls'] = [];
  const graphqlCalls: FakeApi['graphqlCalls'] = [];

  const rest = async (key: RestKey, input: { signal?: AbortSignal } = {}): Promise<unknown> => {
    restCalls.push({ key, input });
    const script = restScripts.get(key);
    if (script === undefined) throw new Error(`No answer was scripted for '${key}'.`);
    const answer = await outcome(script, input);
    input.signal?.throwIfAborted();
    return REST_CALLS[key].answer.parse(answer);
  };

  return {
    rest: rest as ApiClient['rest'],
    async graphql(operation, variables, options) {
      graphqlCalls.push({ name: operation.name, variables });
      const script = graphqlScripts.get(operation.name);
      if (script === undefined) throw new Error(`No answer was scripted for the operation ${operation.name}.`);
      const answer = await outcome(script, variables);
      options?.signal?.throwIfAborted();
      return answer as never;
    },
    peek: (operation, variables) => structuredClone(page.get(pageDataKey(operation.name, variables))) as never,
    inPage: (operation, variables, answer) => void page.set(pageDataKey(operation.name, variables), answer),
    restCalls,
    graphqlCalls,
    answerRest: (key, answer) => void restScripts.set(key, answer),
    answerGraphql: (operation, answer) => void graphqlScripts.set(operation.name, answer),
  };
}
