import { nameOf, type ApiOperation, type ApiResult, type ApiVariables } from './api-operation.ts';
import { doneOf, type RefusedResult } from './failure.ts';
import { useApiChange, type ApiChange, type ApiChangeOptions } from './use-api-change.ts';

type FieldOf<Result> = Result extends object ? Result[keyof Result] : never;

/** What a mutation returns: the record of a call, or the field of a document where that is no refusal. */
type DoneOf<O extends ApiOperation> = O extends string ? ApiResult<O> : Exclude<FieldOf<ApiResult<O>>, RefusedResult>;

type RefusedOf<O extends ApiOperation> = O extends string ? never : Extract<FieldOf<ApiResult<O>>, RefusedResult>;

export type ApiMutationOptions<O extends ApiOperation> = ApiChangeOptions<DoneOf<O>, ApiVariables<O>>;

/** A change by one operation of the API. */
export function useApiMutation<O extends ApiOperation>(
  operation: O,
  options: ApiMutationOptions<O> = {},
): ApiChange<DoneOf<O>, ApiVariables<O>, RefusedOf<O>> {
  return useApiChange(
    nameOf(operation),
    async (send, variables: ApiVariables<O>) => {
      const result = await send(operation, variables);
      return (typeof operation === 'string' ? result : doneOf(result as object)) as DoneOf<O>;
    },
    options,
  );
}
