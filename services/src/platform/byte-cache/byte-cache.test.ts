import { expect, test } from 'vitest';
import { createByteCache } from './byte-cache.ts';

test('beyond its bytes, what was not used for the longest time is dropped', () => {
  const cache = createByteCache<string>(6, ({ length }) => length);
  cache.set('a', 'aaa');
  cache.set('b', 'bbb');
  cache.get('a');
  cache.set('c', 'c');
  expect(['a', 'b', 'c'].map((key) => cache.get(key))).toEqual(['aaa', undefined, 'c']);
});

test('a value that replaces another one counts once, and one that is too large stays alone', () => {
  const cache = createByteCache<string>(6, ({ length }) => length);
  for (let times = 0; times < 5; times += 1) cache.set('a', 'aaa');
  cache.set('b', 'bbb');
  expect(cache.get('a')).toBe('aaa');
  cache.set('c', 'c'.repeat(10));
  expect(['a', 'b', 'c'].map((key) => cache.get(key)?.length)).toEqual([undefined, undefined, 10]);
});
