import { isErrorCode, type ApiFailure, type ErrorBody, type ErrorCode } from '@hirehq/shared-contracts/error-codes';

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

const CODE_OF_STATUS: Readonly<Record<number, ErrorCode>> = {
  401: 'NOT_SIGNED_IN',
  404: 'NOT_FOUND',
  409: 'CONFLICT',
  429: 'RATE_LIMITED',
};

const isErrorBody = (body: unknown): body is Omit<ErrorBody, 'errorCode'> & { errorCode?: unknown } =>
  typeof body === 'object' && body !== null && 'errorMessage' in body && typeof body.errorMessage === 'string';

/** The failure of a response: by its errorCode, else by its status. It keeps the sentence of the server with or without a code. */
export function failureOf(status: number, body: unknown): CallFailure {
  const byStatus = CODE_OF_STATUS[status] ?? (status >= 500 ? 'INTERNAL' : 'VALIDATION_FAILED');
  if (typeof body !== 'object' || body === null) return new CallFailure(byStatus);
  const errorCode = 'errorCode' in body && isErrorCode(body.errorCode) ? body.errorCode : byStatus;
  if (isErrorBody(body)) return new CallFailure(errorCode, { ...body, statusCode: body.statusCode ?? status, errorCode });
  return new CallFailure(errorCode, 'errorCode' in body && isErrorCode(body.errorCode) ? (body as ErrorBody) : undefined);
}
