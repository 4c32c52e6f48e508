import { expect, test } from 'vitest';
import { cookieValue } from './cookie-value.ts';

test.each([
  [undefined, undefined],
  ['', undefined],
  ['a=1', '1'],
  ['b=2; a=1', '1'],
  ['b=2;a=1', '1'],
  ['a=x=y; a=2', 'x=y'],
  ['aa=1; ba=2', undefined],
  ['a=', ''],
])('the cookie a of %j is %j', (header, value) => {
  expect(cookieValue(header, 'a')).toBe(value);
});
