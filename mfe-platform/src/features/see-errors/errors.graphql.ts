// Generated from errors.graphql by `npm run codegen`. Do not edit.
import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { LoadOutcome, LoadPhase, LoadFailureCause } from '@hirehq/shared-contracts/graphql/types';

export type LoadErrorsQueryVariables = {
  remote?: string | null | undefined;
  first: number;
};

export type LoadErrorsQuery = { readonly loadErrors: ReadonlyArray<{ readonly at: string, readonly remote: string, readonly part: string, readonly outcome: LoadOutcome, readonly page: string, readonly attempts: ReadonlyArray<{ readonly version: string, readonly isOk: boolean, readonly phase: LoadPhase | null, readonly cause: LoadFailureCause | null, readonly message: string | null, readonly stack: string | null, readonly url: string | null, readonly ms: number }> }> };

export type BrowserErrorsQueryVariables = {
  first: number;
};

export type BrowserErrorsQuery = { readonly browserErrors: ReadonlyArray<{ readonly at: string, readonly error: string, readonly info: string }> };

export const LoadErrorsDocument: Operation<LoadErrorsQuery, LoadErrorsQueryVariables> = {
  name: 'LoadErrors',
  kind: 'query',
  text: "query LoadErrors($remote:String$first:Int!){loadErrors(remote:$remote first:$first){at remote part outcome page attempts{version isOk phase cause message stack url ms}}}",
};

export const BrowserErrorsDocument: Operation<BrowserErrorsQuery, BrowserErrorsQueryVariables> = {
  name: 'BrowserErrors',
  kind: 'query',
  text: "query BrowserErrors($first:Int!){browserErrors(first:$first){at error info}}",
};
