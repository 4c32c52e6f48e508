import { ERROR_CODES, type ApiFailure, type ErrorBody, type ErrorCode } from '../error-codes.ts';

/** A failure that a call throws: pass it as a scripted response. */
export function fakeFailure(
  code: ErrorCode | 'UNREACHABLE',
  details: Partial<Pick<ErrorBody, 'errorMessage' | 'fields' | 'reason' | 'current'>> = {},
): ApiFailure {
  const body = code === 'UNREACHABLE' ? undefined : { ...ERROR_CODES[code], errorCode: code, ...details };
  return Object.assign(new Error(body?.errorMessage ?? code), { name: 'ApiFailure' as const, code, body });
}
