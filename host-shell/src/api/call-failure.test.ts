import { describe, expect, it } from 'vitest';
import { failureOf } from './call-failure.ts';

describe('failureOf', () => {
  it.each([
    [409, { statusCode: 409, errorCode: 'CONFLICT', errorMessage: 'Blocked.' }, 'CONFLICT', 'Blocked.'],
    [403, { statusCode: 403, errorMessage: 'Ask your administrator.' }, 'VALIDATION_FAILED', 'Ask your administrator.'],
    [404, { errorMessage: 'Gone.' }, 'NOT_FOUND', 'Gone.'],
    [503, { statusCode: 503, errorCode: 'OF_A_LATER_RELEASE', errorMessage: 'Back at noon.' }, 'INTERNAL', 'Back at noon.'],
  ])('MS-10 of status %i keeps the sentence of %o', (status, body, code, sentence) => {
    const failure = failureOf(status, body);
    expect([failure.code, failure.body?.errorMessage, failure.body?.statusCode]).toEqual([code, sentence, status]);
  });

  it.each([
    [502, '<html>'],
    [500, undefined],
    [429, { message: 'no' }],
  ])('MS-10 of status %i has no sentence in %o', (status, body) => {
    expect(failureOf(status, body).body).toBeUndefined();
  });
});
