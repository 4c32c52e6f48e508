import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.resetModules();
});

const text = new TextEncoder().encode('one way to do each thing');

test.each(['SHA-256', 'SHA-384'] as const)('%s is the same without Web Crypto', async (algorithm) => {
  const expected = new Uint8Array(await crypto.subtle.digest(algorithm, text));
  vi.stubGlobal('crypto', {});
  vi.resetModules();
  const { digest } = await import('./digest.ts');
  expect(new Uint8Array(await digest(algorithm, text))).toEqual(expected);
  expect(new Uint8Array(await digest(algorithm, text.buffer))).toEqual(expected);
});
