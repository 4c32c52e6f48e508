import { isApiFailure, type ApiFailure, type ErrorCode } from '@hirehq/shared-contracts/error-codes';

/** A code of the list; UNREACHABLE when no response came. */
export type FailureCode = ApiFailure['code'];

/** Why a question or a change came to nothing, for a screen to put into words. */
export interface Failure {
  code: FailureCode;
  /** Field path → a field code or a sentence, where the server names fields. */
  fields: Readonly<Record<string, string>>;
  /** The server's own sentence, for the few calls whose specification shows it. */
  message: string | undefined;
}

/** A failure that a screen has words for; anything else is for the operator to know. */
export const isExpected = (error: unknown): boolean => isRefusal(error) || (isApiFailure(error) && error.code !== 'INTERNAL');

const isRefusal = (error: unknown): error is RefusalError => error instanceof Error && error.name === 'RefusalError';

/** A mutation whose result says that it was not done. */
interface RefusalError extends Error {
  readonly result: RefusedResult;
}

/** The member of a mutation's result that says why it was not done. */
export interface RefusedResult {
  readonly __typename: `${string}Refused`;
  readonly code: ErrorCode;
  readonly message: string;
}

/** The member of a mutation's result that says what was done. */
export type DoneResult<Result> = Exclude<Result[keyof Result], RefusedResult>;

/** What a mutation returns: one field, `XDone` or `XRefused`. */
export type MutationResult = Readonly<Record<string, { readonly __typename: string }>>;

const isRefusedResult = (outcome: { readonly __typename: string } | undefined): outcome is RefusedResult =>
  outcome?.__typename.endsWith('Refused') ?? false;

/** What was done. Throws when the mutation was refused. */
export function doneOf<Result extends MutationResult>(result: Result): DoneResult<Result> {
  const [outcome] = Object.values(result);
  if (isRefusedResult(outcome)) throw Object.assign(new Error(outcome.code), { name: 'RefusalError', result: outcome });
  return outcome as DoneResult<Result>;
}

export const refusedResultOf = (error: unknown): RefusedResult | undefined => (isRefusal(error) ? error.result : undefined);

export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) return { code: error.result.code, fields: {}, message: error.result.message };
  if (!isApiFailure(error)) return { code: 'INTERNAL', fields: {}, message: undefined };
  return { code: error.code, fields: error.body?.fields ?? {}, message: error.body?.errorMessage };
}
