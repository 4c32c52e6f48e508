import type { Break } from '@hirehq/shared-contracts/delivery';
import { ERROR_CODES, type ErrorCode, type UnreadableReason } from '@hirehq/shared-contracts/error-codes';

interface RefusalDetails {
  /** Replaces the default message of the code. */
  message?: string;
  /** Field path → a field code of shared-contracts/inputs, or a message. */
  fields?: Record<string, string>;
  /** For FILE_UNREADABLE. */
  reason?: UnreadableReason;
  /** For STALE: the record as it is now, as the call returns it. */
  current?: object;
  /** For CONTRACT_BROKEN: what would be missing, and who uses it. */
  breaks?: readonly Break[];
  /** For a mutation: further fields of its result. */
  further?: object;
  /** For the log; never sent to the client. */
  cause?: unknown;
  /** When the same may succeed, if that is known. */
  retryAfterSeconds?: number;
}

/**
 * An expected failure, thrown wherever it is found, so that a transaction it is in leaves nothing. What answers the request makes a
 * response of it (`http/envelope.ts`), or the result of a mutation (`http/graphql/mutation-results.ts`).
 */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly reason: UnreadableReason | undefined;
  readonly current: object | undefined;
  readonly breaks: readonly Break[] | undefined;
  readonly further: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? ERROR_CODES[code].errorMessage, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.reason = details.reason;
    this.current = details.current;
    this.breaks = details.breaks;
    this.further = details.further;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }
}
