import { afterAll, beforeAll, expect, test } from 'vitest';
import { EMPLOYER_CALLS } from '@hirehq/shared-contracts/employer';
import { createTestApp, type TestApp } from '../../../platform/testing/test-app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await createTestApp();
});
afterAll(() => app.close());

test('SV-08 every row of the table is a route, and refuses requests without a key', async () => {
  for (const call of Object.values(EMPLOYER_CALLS)) {
    const url = `/employer/v1/${call.path.replaceAll(/\{\w+\}/g, '0')}`;
    const response = await app.app.inject({ method: call.method, url });
    expect({ url, code: response.json().errorCode }).toEqual({ url, code: 'KEY_REFUSED' });
  }
});

test('SV-08 the OpenAPI document describes every row', async () => {
  const response = await app.app.inject({ url: '/employer/v1/openapi.json' });
  const { openapi, paths } = response.json<{ openapi: string; paths: Record<string, Record<string, { operationId: string }>> }>();
  expect(openapi).toBe('3.1.0');
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path.slice(1)}`),
  );
  expect(described.toSorted()).toEqual(Object.keys(EMPLOYER_CALLS).toSorted());
  const ids = Object.values(paths).flatMap((methods) => Object.values(methods).map(({ operationId }) => operationId));
  expect(new Set(ids).size).toBe(ids.length);
});

test('SV-08 the OpenAPI document names limits, quotas and a full disk where a call may be refused for them', async () => {
  const { paths } = (await app.app.inject({ url: '/employer/v1/openapi.json' })).json<{
    paths: Record<string, Record<string, { responses: Record<string, { description: string }> }>>;
  }>();
  for (const [path, methods] of Object.entries(paths))
    for (const [method, { responses }] of Object.entries(methods))
      expect({ path, method, named: [responses['409'] !== undefined, responses['507'] !== undefined] }).toEqual({
        path,
        method,
        named: method === 'get' ? [false, false] : [true, true],
      });
  expect(paths['/webhooks']?.['post']?.responses['409']?.description).toContain('CONFLICT');
  expect(paths['/feeds/imports']?.['post']?.responses['507']?.description).toContain('STORAGE_FULL');
});

test('SV-08 the documentation page runs no script and loads nothing external', async () => {
  const response = await app.app.inject({ url: '/employer/v1/docs' });
  expect(response.statusCode).toBe(200);
  expect(response.headers['content-security-policy']).toContain("default-src 'none'");
  expect(response.body).not.toMatch(/<script|src=/);
  for (const call of Object.values(EMPLOYER_CALLS)) expect(response.body).toContain(`<code>/${call.path}</code>`);
});
