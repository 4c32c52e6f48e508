import { isApiFailure } from '@hirehq/shared-contracts/error-codes';

/** Why a question or a change came to nothing, for a screen to put into words. */
export interface Failure {
  /** A code of the list or of the operation's own refusals; UNREACHABLE when no answer came. */
  code: string;
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

/** The member of a mutation's result that says why it was not done; every mutation has one style of it. */
export interface RefusedResult {
  __typename: `${string}Refused`;
  code: string;
  message: string;
}

const isRefusedResult = (value: unknown): value is RefusedResult =>
  typeof value === 'object' &&
  value !== null &&
  'code' in value &&
  '__typename' in value &&
  String(value.__typename).endsWith('Refused');

/** What the mutation's only field holds. Throws when that is a refusal. */
export function doneOf<Result extends object>(result: Result): Exclude<Result[keyof Result], RefusedResult> {
  const [done]: unknown[] = Object.values(result);
  if (isRefusedResult(done)) throw Object.assign(new Error(done.code), { name: 'RefusalError', result: done });
  return done as Exclude<Result[keyof Result], RefusedResult>;
}

export const refusedResultOf = (error: unknown): RefusedResult | undefined => (isRefusal(error) ? error.result : undefined);

export function failureOf(error: unknown): Failure {
  if (isRefusal(error)) return { code: error.result.code, fields: {}, message: error.result.message };
  if (!isApiFailure(error)) return { code: 'INTERNAL', fields: {}, message: undefined };
  return { code: error.code, fields: error.body?.fields ?? {}, message: error.body?.errorMessage };
}
