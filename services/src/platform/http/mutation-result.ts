import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { MutationName, RefusalCode } from '@hirehq/shared-contracts/refusals';

/** Why something was not done. */
export interface Refused<Code extends ErrorCode> {
  ok: false;
  code: Code;
  /** Instead of the code's own sentence. */
  message?: string;
}

interface ResultFields<Outcome> {
  done: (outcome: Extract<Outcome, { ok: true }>) => object;
  /** What the refusal has besides code and message. */
  refused?: (outcome: Extract<Outcome, { ok: false }>) => object;
}

/** `XDone` or `XRefused` for the mutation `x`, which may be refused with the codes it declares in shared-contracts/refusals only. */
export function mutationResult<Name extends MutationName, Outcome extends { ok: true } | Refused<RefusalCode<Name>>>(
  name: Name,
  outcome: Outcome,
  { done, refused }: ResultFields<Outcome>,
) {
  const type = `${name.charAt(0).toUpperCase()}${name.slice(1)}`;
  if (outcome.ok) return { ...done(outcome as Extract<Outcome, { ok: true }>), __typename: `${type}Done` };
  const { code, message = ERROR_CODES[code].errorMessage }: Refused<ErrorCode> = outcome;
  const further = refused?.(outcome as Extract<Outcome, { ok: false }>);
  return { ...further, __typename: `${type}Refused`, code, message };
}
