import { afterEach, expect, test, vi } from 'vitest';
import { installWebCrypto } from './web-crypto.ts';

afterEach(() => vi.unstubAllGlobals());

test('a browser with Web Crypto keeps its own', () => {
  const { subtle, randomUUID } = crypto;
  installWebCrypto();
  expect([crypto.subtle, crypto.randomUUID]).toEqual([subtle, randomUUID]);
});

test('ID-01 a page without TLS can create the state and the PKCE challenge of a sign-in', async () => {
  const { getRandomValues } = crypto;
  const challenge = new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([1, 2, 3])));
  vi.stubGlobal('crypto', { getRandomValues: getRandomValues.bind(crypto) });
  installWebCrypto();
  expect(crypto.randomUUID()).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Uint8Array(await crypto.subtle.digest('SHA-256', new Uint8Array([1, 2, 3])))).toEqual(challenge);
});
