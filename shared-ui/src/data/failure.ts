import { isApiFailure, type ApiFailure, type ErrorCode, type UnreadableReason } from '@hirehq/shared-contracts/error-codes';

/** A code of the list; UNREACHABLE if there was no response. */
export type FailureCode = ApiFailure['code'];

/** Why a query or change failed; screens show a text for it. */
export interface Failure {
  code: FailureCode;
  /** Field path → a field code or a sentence, if the server reported fields. */
  fields: Readonly<Record<string, string>>;
  /** For FILE_UNREADABLE: why, if the server said so. */
  reason?: UnreadableReason | undefined;
  /** For STALE: the record as it is now. */
  current?: unknown;
  /** The server's message, for the few calls for which the specification shows it. */
  message: string | undefined;
}

/** A failure for which screens have a text; any other error is reported to the operator. */
export const isExpected = (error: unknown): boolean => isRefusal(error) || (isApiFailure(error) && error.code !== 'INTERNAL');

const isRefusal = (error: unknown): error is RefusalError => error instanceof Error && error.name === 'RefusalError';

/** Thrown for a mutation whose result is a refusal. */
interface RefusalError extends Error {
  readonly result: RefusedResult;
}

/** The member of a mutation's result for a refusal. */
export interface RefusedResult {
  readonly __typename: `${string}Refused`;
  readonly code: ErrorCode;
  readonly message: string;
  readonly current?: unknown;
}

/** The member of a mutation's result for success. */
export type DoneResult<Result> = Exclude<Result[keyof Result], RefusedResult>;

/** The result of a mutation: one field, `XDone` or `XRefused`. */
export type MutationResult = Readonly<Record<string, { readonly __typename: string }>>;

const isRefusedResult = (outcome: { readonly __typename: string } | undefined): outcome is RefusedResult =>
  outcome?.__typename.endsWith('Refused') ?? false;

/** The `XDone` of a result. Throws if the mutation was refused. */
export function doneOf<Result extends MutationResult>(result: Result): DoneResult<Result> {
  const [outcome] = Object.values(result);
  if (isRefusedResult(outcome)) throw Object.assign(new Error(outcome.code), { name: 'RefusalError', result: outcome });
  return outcome as DoneResult<Result>;
}

export const refusedResultOf = (error: unknown): RefusedResult | undefined => (isRefusal(error) ? error.result : undefined);

export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) {
    const { code, message, current } = error.result;
    return { code, fields: {}, message, ...(current !== undefined && { current }) };
  }
  if (!isApiFailure(error)) return { code: 'INTERNAL', fields: {}, message: undefined };
  const { fields = {}, reason, current, errorMessage: message } = error.body ?? {};
  return { code: error.code, fields, reason, message, ...(current !== undefined && { current }) };
}
