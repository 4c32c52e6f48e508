import { runInNewContext } from 'node:vm';
import { expect, test } from 'vitest';
import { releaseOverrideScript } from './release-override.ts';

const TOKEN = `${'a'.repeat(60)}.${'b'.repeat(43)}`;

/** The address that a page asks for with this in the storage of its tab; undefined if it asks for none. */
function requested(stored: string | null): string | undefined {
  let address: string | undefined;
  const location = {
    toString: () => 'https://jobs.example.com/job-list?keyword=nurse',
    replace: (url: URL) => (address = url.href),
  };
  runInNewContext(releaseOverrideScript('none'), { location, URL, sessionStorage: { getItem: () => stored } });
  return address;
}

test('PF-08 a tab with a token asks for each page with it', () => {
  expect(requested(TOKEN)).toBe(`https://jobs.example.com/job-list?keyword=nurse&release-override=${TOKEN}`);
});

test.each([
  null,
  '',
  'null',
  '{',
  '<script>',
  'x'.repeat(100_000),
  `${'x'.repeat(100_000)}.${'b'.repeat(43)}`,
  `a b.${'b'.repeat(43)}`,
])('SH-43 PF-08 a tab asks for nothing with what is no token (%#)', (stored) => expect(requested(stored)).toBeUndefined());
