import { ERROR_CODES, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { MutationName, RefusalCode } from '@hirehq/shared-contracts/refusals';

/** Why a mutation was refused. */
export interface Refused<Code extends ErrorCode> {
  ok: false;
  code: Code;
  /** Replaces the default message of the code. */
  message?: string;
}

interface ResultFields<Outcome> {
  done: (outcome: Extract<Outcome, { ok: true }>) => object;
  /** The fields of the refusal besides code and message. */
  refused?: (outcome: Extract<Outcome, { ok: false }>) => object;
}

/** `XDone` or `XRefused` for the mutation `x`, which can only be refused with the codes declared for it in shared-contracts/refusals. */
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
