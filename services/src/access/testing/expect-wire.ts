import { expect } from 'vitest';
import { isErrorCode, type ErrorCode } from '@hirehq/shared-contracts/error-codes';
import type { Call } from '@hirehq/shared-contracts/rest';
import type { TestResponse } from './ask-rest.ts';

/** A failure as §7 has it, with a code a screen can switch on and a trace for the operator. */
export function expectFailure({ statusCode, body, headers }: TestResponse, expected: number, errorCode?: ErrorCode): void {
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
export function expectResponse({ response }: Call, { statusCode, body }: TestResponse): void {
  expect([statusCode, body]).toEqual([200, { responsePayload: body['responsePayload'] }]);
  expect(response.parse(body['responsePayload'])).toEqual(body['responsePayload']);
}
