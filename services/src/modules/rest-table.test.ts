import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isErrorCode } from '@hirehq/shared-contracts/error-codes';
import { REST_CALLS, type RestCall } from '@hirehq/shared-contracts/rest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp({ candidateOf: 'module' });
});
afterAll(() => hirehq.close());

const rows = Object.entries<RestCall>(REST_CALLS);
/** What a later part of the platform answers. */
const LATER = [
  'GET candidates/messages/unread-count',
  'GET candidates/messages/0/500',
  'GET candidates/messages/0/10',
  'GET candidates/messages/details/0/500',
  'PUT candidates/messages/general',
  'PUT candidates/messages/read',
  'PUT candidates/messages/chat-history',
  'GET candidates/interviews/schedules/{id}',
];

const VALUES: Readonly<Record<string, string>> = {
  page: '0',
  type: 'A',
  domain: 'jobs.example.com',
  countryName: 'France',
  text: 'paris',
};
const QUERIES: Readonly<Record<string, string>> = {
  'GET skills': '?keyword=nurse',
  'GET candidates/search': '?keyword=nurse',
  'GET candidates/pool/{type}': `?jobId=${randomUUID()}`,
};

function address(base: string, key: string, { path }: RestCall): string {
  const filled = path.replaceAll(
    /\{(\w+)\}/g,
    (_, name: string) => VALUES[name] ?? (key.includes('skills/') ? '1' : randomUUID()),
  );
  return (path.startsWith('/') ? filled : `${base}/${filled}`) + (QUERIES[key] ?? '');
}

async function ask(base: string, key: string, call: RestCall, headers: Record<string, string> = {}) {
  const answer = await hirehq.app.inject({ method: call.method, url: address(base, key, call), headers });
  return { statusCode: answer.statusCode, body: answer.json<Record<string, unknown>>() };
}

const of = (...access: RestCall['access'][]) => rows.filter(([, call]) => access.includes(call.access));
const readable = (found: typeof rows) => found.filter(([, call]) => call.method === 'GET');

/** The two shapes of a body: an answer that fits its row, or a failure with its code. */
function isInEnvelope({ answer }: RestCall, statusCode: number, body: Record<string, unknown>): boolean {
  if (statusCode === 200)
    return Object.keys(body).join() === 'responsePayload' && answer.safeParse(body['responsePayload']).success;
  return (
    body['statusCode'] === statusCode &&
    isErrorCode(body['errorCode']) &&
    typeof body['errorMessage'] === 'string' &&
    typeof body['traceId'] === 'string'
  );
}

describe('SV-01 the call table is served', () => {
  test.each(of('candidate', 'both'))('SV-02 %s answers 401 under api/v1 without tokens', async (key, call) => {
    const { statusCode, body } = await ask('/api/v1', key, call);
    expect([statusCode, body['errorCode']]).toEqual([401, 'NOT_SIGNED_IN']);
    expect(isInEnvelope(call, statusCode, body)).toBe(true);
  });

  test.each(of('candidate'))('SV-01 %s is not under public/api/v1', async (key, call) => {
    const { statusCode, body } = await ask('/public/api/v1', key, call);
    expect([statusCode, body['errorCode']]).toEqual([404, 'NOT_FOUND']);
  });

  test.each(readable(of('public', 'both')))('SV-01 %s answers a visitor in the envelope', async (key, call) => {
    const { statusCode, body } = await ask('/public/api/v1', key, call);
    expect([200, 404]).toContain(statusCode);
    expect(isInEnvelope(call, statusCode, body)).toBe(true);
  });

  test.each(readable(of('candidate', 'both')).filter(([key]) => !LATER.includes(key)))(
    'SV-01 %s answers a candidate in the envelope',
    async (key, call) => {
      const { statusCode, body } = await ask('/api/v1', key, call, await hirehq.asCandidate(randomUUID()));
      expect([200, 404]).toContain(statusCode);
      expect(isInEnvelope(call, statusCode, body)).toBe(true);
    },
  );

  test.each(rows.filter(([key]) => LATER.includes(key)))('SV-01 %s says that it is not there yet', async (key, call) => {
    const { statusCode, body } = await ask('/api/v1', key, call, await hirehq.asCandidate(randomUUID()));
    // A call that lacks what it takes is told that first.
    expect([400, 501]).toContain(statusCode);
    expect(isInEnvelope(call, statusCode, body)).toBe(true);
  });

  test('SV-01 what has no answer yet is the known rest', () => {
    const unanswered = rows.map(([key]) => key).filter((key) => !hirehq.app.answeredCalls.has(key));
    expect(unanswered.toSorted()).toEqual(LATER.toSorted());
  });
});
