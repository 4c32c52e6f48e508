import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ModuleFactory } from '../module.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { Refusal } from '../refusals/refusal.ts';
import { restCalls } from './rest-calls.ts';

const ANNA = '00000000-0000-4000-8000-00000000000a';
let failure: unknown;
let test: TestApp;

const notifications: ModuleFactory = () => ({
  name: 'notifications',
  routes: (app) =>
    restCalls(app, {
      'GET candidates/notifications/unread/C': ({ viewer }) => {
        if (failure) throw failure;
        return {
          notificationsDtoList: [],
          unReadNotifications: viewer.candidateId === ANNA ? 3 : 0,
          password: 'not in the schema',
        };
      },
      'GET candidates/notifications/C/{page}/10': ({ params }) => ({
        notificationsDtoList: [],
        unReadNotifications: params.page,
      }),
    }),
});

beforeAll(async () => {
  test = await createTestApp({ modules: [notifications] });
});
afterAll(() => test.close());

const get = async (url: string, signedIn = true) => {
  failure ??= undefined;
  return test.app.inject({ url, headers: signedIn ? await test.asCandidate(ANNA) : {} });
};

describe('a call of the table', () => {
  it('responds in the envelope, with the fields of its schema only', async () => {
    const response = await get('/api/v1/candidates/notifications/unread/C');
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({ responsePayload: { notificationsDtoList: [], unReadNotifications: 3 } });
    expect(response.headers['cache-control']).toBe('no-store');
  });

  it('parses typed parameters, and names invalid ones', async () => {
    expect((await get('/api/v1/candidates/notifications/C/7/10')).json()).toMatchObject({
      responsePayload: { unReadNotifications: 7 },
    });
    const wrong = await get('/api/v1/candidates/notifications/C/seven/10');
    expect(wrong.statusCode).toBe(400);
    expect(wrong.json()).toMatchObject({ statusCode: 400, errorCode: 'VALIDATION_FAILED', fields: { page: expect.any(String) } });
  });

  it('refuses a candidate’s call without tokens, and with only one of them', async () => {
    expect((await get('/api/v1/candidates/notifications/unread/C', false)).json()).toMatchObject({
      statusCode: 401,
      errorCode: 'NOT_SIGNED_IN',
    });
    const { authorization } = await test.asCandidate(ANNA);
    const half = await test.app.inject({
      url: '/api/v1/candidates/notifications/unread/C',
      headers: { authorization: authorization ?? '' },
    });
    expect(half.statusCode).toBe(401);
  });

  it('refuses an id token that claims to be another candidate', async () => {
    const headers = await test.asCandidate(ANNA, { dsaascandidateid: '00000000-0000-4000-8000-00000000000b' });
    expect((await test.app.inject({ url: '/api/v1/candidates/notifications/unread/C', headers })).statusCode).toBe(401);
  });

  it('is not under the public base if it requires a candidate', async () => {
    expect((await get('/public/api/v1/candidates/notifications/unread/C')).statusCode).toBe(404);
  });

  it('responds NOT_AVAILABLE_YET without a handler', async () => {
    const response = await test.app.inject({
      method: 'PUT',
      url: '/api/v1/candidates/notifications/C',
      headers: await test.asCandidate(ANNA),
    });
    expect(response.json()).toMatchObject({ statusCode: 501, errorCode: 'NOT_AVAILABLE_YET' });
  });
});

describe('a failure', () => {
  const failing = async (error: unknown) => {
    failure = error;
    const response = await get('/api/v1/candidates/notifications/unread/C');
    failure = undefined;
    return response;
  };

  it('that was expected has its code, message, fields and trace id', async () => {
    const response = await failing(new Refusal('ANSWERS_INCOMPLETE', { fields: { availability: 'choose a date' } }));
    expect(response.json()).toEqual({
      statusCode: 400,
      errorCode: 'ANSWERS_INCOMPLETE',
      errorMessage: 'Please answer every required question.',
      fields: { availability: 'choose a date' },
      traceId: response.headers['x-trace-id'],
    });
  });

  it('that was unexpected reveals no internals', async () => {
    const response = await failing(new Error('password=hunter2 at /srv/db.ts'));
    expect(response.statusCode).toBe(500);
    expect(response.body).not.toMatch(/hunter2|srv/);
    expect(response.json()).toMatchObject({ errorCode: 'INTERNAL', traceId: expect.any(String) });
  });

  it('of an unavailable database has Retry-After', async () => {
    const response = await failing(Object.assign(new Error('terminating connection'), { code: '57P01' }));
    expect(response.statusCode).toBe(503);
    expect(response.headers['retry-after']).toBe('2');
    expect(response.json()).toMatchObject({ errorCode: 'OVERLOADED' });
  });
});

describe('OpenAPI', () => {
  it('is generated from the same schemas', async () => {
    const { paths } = (await get('/api/docs/json', false)).json<{ paths: Record<string, unknown> }>();
    expect(paths['/api/v1/candidates/notifications/C/{page}/10']).toMatchObject({
      get: { parameters: [expect.objectContaining({ name: 'page', in: 'path' })] },
    });
  });

  it('names limits, quotas and a full disk where a call may be refused for them', async () => {
    const { paths } = (await get('/api/docs/json', false)).json<{
      paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
    }>();
    const named = (path: string, method: string) =>
      ['409', '507'].map((status) => paths[`/api/v1/${path}`]?.[method]?.responses[status]?.description ?? '');
    expect(named('upload-file', 'post').join(' ')).toMatch(/LIMIT_REACHED.*STORAGE_QUOTA_REACHED.*STORAGE_FULL/s);
    expect(named('candidates/profile/pdf', 'get')).toEqual([
      expect.stringContaining('STORAGE_QUOTA_REACHED'),
      expect.stringContaining('STORAGE_FULL'),
    ]);
    expect(named('candidates/educations', 'put')).toEqual([
      expect.stringContaining('LIMIT_REACHED'),
      expect.stringContaining('STORAGE_FULL'),
    ]);
    expect(named('candidates/educations', 'get')).toEqual(['', '']);
  });
});
