import type { Operation, OperationName } from '@hirehq/shared-contracts/graphql';
import type { RestResponse, RestInput, RestKey } from '@hirehq/shared-contracts/rest';
import type { ApiClient } from '@hirehq/shared-contracts/shell-api';

/** An operation that reads: a GraphQL document, or the key of a row of the call table. */
export type ApiOperation = Operation<unknown, never> | RestKey;

/** Identifies the results of an operation, without its text. */
export type ApiQueryName = OperationName<unknown, never> | RestKey;

/** The result type of the operation. */
export type ApiResult<O extends ApiQueryName> = O extends RestKey
  ? RestResponse<O>
  : O extends OperationName<infer Result, infer _Variables>
    ? Result
    : never;

/** The input type of the operation: the variables of a document, or path parameters, query, body and files of a call. */
export type ApiVariables<O extends ApiQueryName> = O extends RestKey
  ? Omit<RestInput<O>, 'signal' | 'onProgress'>
  : O extends OperationName<infer _Result, infer Variables>
    ? Variables
    : never;

export interface AskOptions {
  signal?: AbortSignal;
  /** Receives the bytes sent so far, for calls with files. GraphQL never calls it. */
  onProgress?: (sent: number, total: number) => void;
}

/** Sends the operation. Throws ApiFailure. */
export function ask<O extends ApiOperation>(
  api: ApiClient,
  operation: O,
  variables: ApiVariables<O>,
  options: AskOptions = {},
): Promise<ApiResult<O>> {
  // The two APIs have a signature per operation; which one applies is known only at run time.
  const { rest, graphql } = api as unknown as Record<
    'rest' | 'graphql',
    (operation: ApiOperation, variables: object, options?: AskOptions) => Promise<ApiResult<O>>
  >;
  if (typeof operation === 'string') return rest(operation, { ...variables, ...options });
  return graphql(operation, variables, options.signal ? { signal: options.signal } : {});
}

/** The name of the document, or the key of the call. */
export const nameOf = (operation: ApiQueryName): string => (typeof operation === 'string' ? operation : operation.name);
