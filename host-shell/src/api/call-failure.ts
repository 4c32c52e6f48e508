import { isErrorCode, type ApiFailure, type ErrorBody } from '@hirehq/shared-contracts/error-codes';

/** The error of the shell's clients; callers compare `code`. */
export class CallFailure extends Error implements ApiFailure {
  override readonly name = 'ApiFailure';
  readonly code: ApiFailure['code'];
  readonly body: ErrorBody | undefined;

  constructor(code: ApiFailure['code'], body?: ErrorBody) {
    super(body?.errorMessage ?? code);
    this.code = code;
    this.body = body;
  }
}

const CODE_OF_STATUS: Readonly<Record<number, ApiFailure['code']>> = {
  401: 'NOT_SIGNED_IN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

/** The failure of a response: by its errorCode, else by its status. */
export function failureOf(status: number, body: unknown): CallFailure {
  const known =
    typeof body === 'object' && body !== null && 'errorCode' in body && isErrorCode(body.errorCode)
      ? (body as ErrorBody)
      : undefined;
  if (known) return new CallFailure(known.errorCode, known);
  return new CallFailure(CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'VALIDATION_FAILED'));
}
