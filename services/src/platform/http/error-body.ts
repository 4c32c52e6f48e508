import { ERROR_CODES, type ErrorBody } from '@hirehq/shared-contracts/error-codes';
import type { Refusal } from '../refusals/refusal.ts';

export const statusOf = ({ code }: Refusal): number => ERROR_CODES[code].statusCode;

/** The body of a response that refuses a request. */
export function errorBody(refusal: Refusal, traceId: string): ErrorBody {
  const { code, message, fields, reason, current, breaks } = refusal;
  return {
    statusCode: statusOf(refusal),
    errorMessage: message,
    errorCode: code,
    ...(fields && { fields }),
    ...(reason && { reason }),
    ...(current && { current }),
    ...(breaks && { breaks: [...breaks] }),
    traceId,
  };
}
