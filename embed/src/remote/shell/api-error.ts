import { isErrorCode, type ApiFailure, type ErrorBody } from '@hirehq/shared-contracts/error-codes';

/** What remotes get for a call that failed; they compare `code`. */
export class ApiError extends Error implements ApiFailure {
  override readonly name = 'ApiFailure';
  readonly code: ApiFailure['code'];
  readonly body: ErrorBody | undefined;

  constructor(code: ApiFailure['code'], body?: ErrorBody) {
    super(body?.errorMessage ?? code);
    this.code = code;
    this.body = body;
  }

  /** Of what the platform responded, whatever that is. */
  static of(body: unknown): ApiError {
    const code = typeof body === 'object' && body !== null && 'errorCode' in body ? body.errorCode : undefined;
    return isErrorCode(code) ? new ApiError(code, body as ErrorBody) : new ApiError('INTERNAL');
  }
}
