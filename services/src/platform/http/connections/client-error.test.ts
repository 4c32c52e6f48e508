import { afterAll, beforeAll, expect, test } from 'vitest';
import { listeningPort, rawClient } from '../../testing/raw-client.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { HEADERS_MS } from './connection-limits.ts';

let hirehq: TestApp;
let port: number;
beforeAll(async () => {
  hirehq = await createTestApp({ modules: [] });
  port = await listeningPort(hirehq.app);
});
afterAll(() => hirehq.close());

test.each([
  ['no HTTP at all', 'hello\r\n\r\n', 400],
  ['an unknown method', 'BREW /live HTTP/1.1\r\nhost: localhost\r\n\r\n', 400],
  ['two lengths', 'POST /graphql HTTP/1.1\r\nhost: localhost\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\n', 400],
  ['a header of control characters', 'GET /live HTTP/1.1\r\nhost: localhost\r\nx-a: \u0001\r\n\r\n', 400],
  ['headers without end', `GET /live HTTP/1.1\r\nhost: localhost\r\nx-a: ${'a'.repeat(40_000)}\r\n\r\n`, 431],
])('SV-01 %s is refused in the envelope', async (_name, bytes, status) => {
  const client = await rawClient(port, bytes);
  await client.closed;
  const [head = '', body = ''] = client.received().split('\r\n\r\n');
  expect(head).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(JSON.parse(body)).toMatchObject({ statusCode: status, errorCode: 'VALIDATION_FAILED' });
});

test('SV-01 a connection that never completes its headers is closed by the server itself', () => {
  expect(hirehq.app.server.headersTimeout).toBe(HEADERS_MS);
});
