import { expect, it } from 'vitest';
import { ownFragment } from './own-fragment.ts';

it.each([
  ['', ''],
  ['#', ''],
  ['#main', '#main'],
  ['#a=1&b=2', '#a=1&b=2'],
  ['#a%3Db&c', '#a%3Db&c'],
  ['#code=1&state=2', ''],
  ['#main&state=1&session_state=2&iss=3&code=4', '#main'],
  ['#error=access_denied&main', '#main'],
  ['#%65rror=access_denied', ''],
  ['#statement=1&encode', '#statement=1&encode'],
])('SH-16 the page’s own part of %j is %j', (hash, own) => {
  expect(ownFragment(hash)).toBe(own);
});
