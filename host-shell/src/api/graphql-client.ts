import type { ApiClient } from '@hirehq/shared-contracts/shell-api';
import type { PageData } from '@hirehq/shared-contracts/page';
import { pageDataKey } from '@hirehq/shared-contracts/page-data';
import type { GraphQLClient } from 'graphql-request';
import { CallFailure, failureOf } from './call-failure.ts';
import type { CallSession } from './call-session.ts';
import { sendCall } from './send-call.ts';
import { areSynonymsActive } from './synonyms-header.ts';

/** Page data of a page that was left open is out of date. */
const PAGE_DATA_MS = 30_000;

interface GraphqlError {
  message: string;
  extensions?: { errorCode?: string } & Record<string, unknown>;
}

/** The library loads with the first query that the page data cannot serve. */
function createLazyClient(session: CallSession): () => Promise<GraphQLClient> {
  let client: Promise<GraphQLClient> | undefined;
  return () => {
    client ??= import('graphql-request').then(
      ({ GraphQLClient: Client }) =>
        new Client(new URL('/graphql', window.location.origin).href, {
          errorPolicy: 'all',
          fetch: async (url: string | URL | Request, { method = 'POST', headers, body, signal }: RequestInit = {}) =>
            sendCall(
              {
                url: url instanceof Request ? url.url : String(url),
                method,
                headers: Object.fromEntries(new Headers(headers)),
                body: typeof body === 'string' ? body : undefined,
                authenticated: session.isSignedIn(),
                signal: signal ?? undefined,
              },
              session,
            ),
        }),
    );
    client.catch(() => {
      client = undefined;
    });
    return client;
  };
}

function errorsOf(value: unknown): GraphqlError[] | undefined {
  const response = typeof value === 'object' && value !== null && 'response' in value ? value.response : value;
  const errors = typeof response === 'object' && response !== null && 'errors' in response ? response.errors : undefined;
  return Array.isArray(errors) && errors.length > 0 ? (errors as GraphqlError[]) : undefined;
}

function failure(error: unknown): CallFailure {
  if (error instanceof CallFailure) return error;
  const first = errorsOf(error)?.[0];
  if (first) return failureOf(500, { statusCode: 500, errorMessage: first.message, ...first.extensions });
  const response = typeof error === 'object' && error !== null && 'response' in error ? error.response : undefined;
  const status = typeof response === 'object' && response !== null && 'status' in response ? Number(response.status) : 500;
  return failureOf(status, response);
}

/**
 * The client of the GraphQL API. A visitor's first queries are served from the page data, each once; a signed-in candidate
 * always gets a result of their own.
 */
export function createGraphqlClient(
  session: CallSession,
  pageData: PageData,
  onSignedOut: () => void,
): Pick<ApiClient, 'graphql' | 'peek'> {
  const inPage = new Map(Object.entries(pageData));
  const lazyClient = createLazyClient(session);
  const shown = new Set<string>();
  const madeAt = performance.now();

  function peek(name: string, variables: unknown): unknown {
    // The server found the page data without synonyms.
    const isFresh = performance.now() - madeAt < PAGE_DATA_MS && !session.isSignedIn() && !areSynonymsActive();
    return isFresh ? inPage.get(pageDataKey(name, variables)) : undefined;
  }

  const graphql: ApiClient['graphql'] = async <Result, Variables>(
    operation: { name: string; text: string },
    variables: Variables,
    options: { signal?: AbortSignal } = {},
  ) => {
    const known = shown.has(pageDataKey(operation.name, variables)) ? undefined : peek(operation.name, variables);
    inPage.delete(pageDataKey(operation.name, variables));
    if (known !== undefined) return known as Result;
    await session.settled();
    const client = await lazyClient().catch(() => Promise.reject(new CallFailure('UNREACHABLE')));
    try {
      const response = await client.rawRequest<Result>({
        query: operation.text,
        variables: variables as Record<string, unknown>,
        ...(options.signal && { signal: options.signal }),
      });
      if (errorsOf(response)) throw response;
      return response.data;
    } catch (error) {
      if (options.signal?.aborted) throw error;
      const failed = failure(error);
      if (failed.code === 'NOT_SIGNED_IN' && session.isSignedIn()) onSignedOut();
      throw failed;
    }
  };

  return {
    graphql,
    peek<Result, Variables>(operation: { name: string }, variables: Variables) {
      const known = peek(operation.name, variables);
      // A caller that has seen the result and asks again wants a newer one.
      if (known !== undefined) shown.add(pageDataKey(operation.name, variables));
      return known as Result | undefined;
    },
  };
}
