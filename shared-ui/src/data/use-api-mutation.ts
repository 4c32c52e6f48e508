import type { Operation } from '@hirehq/shared-contracts/graphql';
import type { RestKey } from '@hirehq/shared-contracts/rest';
import { nameOf, type ApiResult, type ApiVariables } from './api-operation.ts';
import { doneOf, type DoneResult, type MutationResult, type RefusedResult } from './failure.ts';
import { useApiChange, type ApiChange, type ApiChangeOptions } from './use-api-change.ts';
import type { GeneralCode } from './use-failure-text.ts';

/** An operation that changes data: a mutation, or the key of a call. */
type ApiMutation = Operation<MutationResult, never> | RestKey;

/** The record a call returns, or the `XDone` of a mutation. */
type DoneOf<O extends ApiMutation> = O extends RestKey ? ApiResult<O> : DoneResult<ApiResult<O>>;

type RefusedOf<O extends ApiMutation> = O extends RestKey ? never : Extract<ApiResult<O>[keyof ApiResult<O>], RefusedResult>;

/** Refusals without a general text; the screen must provide one. */
type CodeToWord<O extends ApiMutation> = Exclude<RefusedOf<O>['code'], GeneralCode>;

type OwnWords<O extends ApiMutation> = [CodeToWord<O>] extends [never]
  ? object
  : { failures: Readonly<Record<CodeToWord<O>, string>> };

export type ApiMutationOptions<O extends ApiMutation> = ApiChangeOptions<DoneOf<O>, ApiVariables<O>> & OwnWords<O>;

/** The options are optional if every refusal has a general text. */
type OptionArguments<O extends ApiMutation> =
  object extends OwnWords<O> ? [options?: ApiMutationOptions<O>] : [options: ApiMutationOptions<O>];

/** A change with one operation of the API. */
export function useApiMutation<O extends ApiMutation>(
  operation: O,
  ...[options]: OptionArguments<O>
): ApiChange<DoneOf<O>, ApiVariables<O>, RefusedOf<O>> {
  return useApiChange(
    nameOf(operation),
    async (send, variables: ApiVariables<O>) => {
      const result = await send(operation, variables);
      return (typeof operation === 'string' ? result : doneOf(result as MutationResult)) as DoneOf<O>;
    },
    options,
  );
}
