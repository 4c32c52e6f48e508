import { ERROR_CODES, type ErrorBody, type ErrorCode, type UnreadableReason } from '@hirehq/shared-contracts/error-codes';

interface RefusalDetails {
  /** Replaces the default message of the code. */
  message?: string;
  /** Field path → a field code of shared-contracts/inputs, or a message. */
  fields?: Record<string, string>;
  /** For FILE_UNREADABLE. */
  reason?: UnreadableReason;
  /** For STALE: the record as it is now, as the call returns it. */
  current?: object;
  /** For the log; never sent to the client. */
  cause?: unknown;
  /** Sent as Retry-After. */
  retryAfterSeconds?: number;
}

/** An expected failure: thrown by handlers and services, converted to the error body in one place. */
export class Refusal extends Error {
  readonly code: ErrorCode;
  readonly fields: Record<string, string> | undefined;
  readonly reason: UnreadableReason | undefined;
  readonly current: object | undefined;
  readonly retryAfterSeconds: number | undefined;

  constructor(code: ErrorCode, details: RefusalDetails = {}) {
    super(details.message ?? ERROR_CODES[code].errorMessage, details.cause === undefined ? undefined : { cause: details.cause });
    this.name = 'Refusal';
    this.code = code;
    this.fields = details.fields;
    this.reason = details.reason;
    this.current = details.current;
    this.retryAfterSeconds = details.retryAfterSeconds;
  }

  get statusCode(): number {
    return ERROR_CODES[this.code].statusCode;
  }

  body(traceId: string): ErrorBody {
    return {
      statusCode: this.statusCode,
      errorMessage: this.message,
      errorCode: this.code,
      ...(this.fields && { fields: this.fields }),
      ...(this.reason && { reason: this.reason }),
      ...(this.current && { current: this.current }),
      traceId,
    };
  }
}
