import { afterEach, expect, it, vi } from 'vitest';
import { visitorTokenIn } from '@hirehq/shared-contracts/embed';
import type { RemoteFailure } from './remote-failure.ts';
import { fragmentOf } from './visitor-fragment.ts';

afterEach(() => void vi.useRealTimers());

const TOKEN = 'eyJhbGciOiJFZERTQSJ9.eyJuYW1lIjoiQWRhIn0.c2lnbmF0dXJl';

it.each([
  ['a text', TOKEN],
  ['a function', () => TOKEN],
  ['a function that asks a server', () => Promise.resolve(TOKEN)],
])('PF-05 the token of a visitor is taken from %s', async (_what, given) => {
  const report = vi.fn<(failure: RemoteFailure) => void>();
  expect(visitorTokenIn(await fragmentOf(given, report))).toBe(TOKEN);
  expect(report).not.toHaveBeenCalled();
});

it('PF-05 what a token contains cannot become another part of the address', async () => {
  const given = 'a&step=review#b?c=d';
  const fragment = await fragmentOf(given, () => {});
  expect([visitorTokenIn(fragment), fragment.slice(1).includes('#'), fragment.includes('&')]).toEqual([given, false, false]);
});

it.each([
  ['nothing', undefined],
  ['no attribute', null],
  ['an empty text', ''],
  ['a function without a visitor', () => undefined],
])('PF-05 there is no token with %s, which is no failure', async (_what, given) => {
  const report = vi.fn<(failure: RemoteFailure) => void>();
  expect(await fragmentOf(given, report)).toBe('');
  expect(report).not.toHaveBeenCalled();
});

it.each([
  [
    'throws',
    () => {
      throw new Error('no session');
    },
  ],
  ['rejects', () => Promise.reject(new Error('no session'))],
  ['takes too long', () => new Promise<string>(() => {})],
])('PF-05 a function that %s is reported, and people apply without a token', async (_what, given) => {
  vi.useFakeTimers();
  const codes: string[] = [];
  const fragment = fragmentOf(given, ({ code }) => codes.push(code));
  await vi.advanceTimersByTimeAsync(3_000);
  expect([await fragment, codes]).toEqual(['', ['VISITOR_UNKNOWN']]);
});
