import { expect, it } from 'vitest';
import { replaceBlockedStorage } from './memory-storage.ts';

it('PF-05 blocked storage of a frame is replaced by memory, and other storage stays', () => {
  const [local, session] = [window.localStorage, window.sessionStorage];
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  replaceBlockedStorage();
  expect(window.sessionStorage).toBe(session);
  window.localStorage.setItem('a', '1');
  window.localStorage.setItem('b', '2');
  window.localStorage.removeItem('a');
  expect([window.localStorage.getItem('a'), window.localStorage.getItem('b'), window.localStorage.length]).toEqual([
    null,
    '2',
    1,
  ]);
  expect(window.localStorage.key(0)).toBe('b');
  window.localStorage.clear();
  expect(window.localStorage.length).toBe(0);
  Object.defineProperty(window, 'localStorage', { configurable: true, value: local });
});
