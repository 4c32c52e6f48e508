import { expect } from 'vitest';
import { isErrorCode, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { Call } from '@hirehq/shared-contracts/rest';
import type { Answered } from './ask-rest.ts';

/** A failure as §7 has it, with a code a screen can switch on and a trace for the operator. */
export function expectFailure({ statusCode, body, headers }: Answered, expected: number, errorCode?: ErrorCode): void {
  expect(statusCode).toBe(expected);
  expect(body).toMatchObject({
    statusCode: expected,
    errorMessage: expect.any(String) as string,
    traceId: headers['x-trace-id'],
  });
  expect(isErrorCode(body['errorCode'])).toBe(true);
  if (errorCode) expect(body['errorCode']).toBe(errorCode);
}

/** The response of a row, of either table: its envelope, and what its schema names in it. */
export function expectAnswer({ answer }: Call, { statusCode, body }: Answered): void {
  expect([statusCode, body]).toEqual([200, { responsePayload: body['responsePayload'] }]);
  expect(answer.parse(body['responsePayload'])).toEqual(body['responsePayload']);
}
