import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createTestApp, type TestApp } from '../platform/testing/test-app.ts';

let hirehq: TestApp;
beforeAll(async () => {
  hirehq = await createTestApp();
});
afterAll(() => hirehq.close());

const PATHS = ['/employer/v1', '/employer/v1/', '/api/v1', '/public/api/v1', '/graphql', '/api'].flatMap((base) =>
  (base.endsWith('/') ? ['', 'nowhere'] : ['/nowhere', '/nowhere/at-all.json', '/']).map((rest) => base + rest),
);

describe.each(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const)('%s', (method) => {
  test.each(PATHS)('SV-01 %s is not found, with an error in the envelope', async (url) => {
    const headers = { accept: 'text/html,*/*' };
    const response = await hirehq.app.inject({ method, url, headers });
    expect([response.statusCode, response.headers['content-type']]).toEqual([404, expect.stringContaining('application/json')]);
    const said = { statusCode: 404, errorCode: 'NOT_FOUND', traceId: expect.any(String) as string };
    if (method !== 'HEAD') expect(response.json()).toMatchObject(said);
  });
});
