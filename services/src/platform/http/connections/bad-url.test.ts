import { expect, onTestFinished, test } from 'vitest';
import { createTestApp } from '../../testing/test-app.ts';
import { mendedPath } from './bad-url.ts';

test.each([
  ['/job/%zz', '/job/%25zz'],
  ['/%', '/%25'],
  ['/job/%ff?keyword=%zz&a=b?c', '/job/%25ff?keyword=%zz&a=b?c'],
  ['/%2fevil/%e0%a4%a', '/%2fevil/%25e0%25a4%25a'],
  ['//evil.example/%zz', '//evil.example/%25zz'],
])('SH-10 %s is corrected to %s', (url, path) => {
  expect(mendedPath(url)).toBe(path);
  expect(mendedPath(path)).toBeUndefined();
});

test.each(['/job/%00', '/job-list?keyword=%zz', 'http://evil.example/%zz', '*', '/'])('SH-10 %s is unchanged', (url) => {
  expect(mendedPath(url)).toBeUndefined();
});

test('SH-10 a visitor is redirected to a valid URL of our origin; an API client gets an error', async () => {
  const { app, close } = await createTestApp({ modules: [] });
  onTestFinished(close);
  const { origin } = app.services.config;
  const ask = (url: string, accept: string) => app.inject({ url, headers: { accept } });
  for (const [url, path] of [
    ['/job/%zz?a=1', '/job/%25zz?a=1'],
    ['//evil.example/%ff', '//evil.example/%25ff'],
  ] as const) {
    const response = await ask(url, 'text/html,*/*');
    expect([response.statusCode, response.headers.location]).toEqual([302, origin + path]);
  }
  const told = await ask('/api/v1/candidates/%zz', 'application/json');
  expect([told.statusCode, told.json<{ errorCode: string }>().errorCode]).toEqual([400, 'VALIDATION_FAILED']);
});
