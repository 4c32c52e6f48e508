import { afterEach, beforeEach, expect, it } from 'vitest';
import { reachCallback, startWithRoom } from './flow-storage.ts';

const STATE = '33333333-3333-4333-8333-333333333333';

/** The choice of keycloak-js: the storage, if it holds its trial value. */
function choose(): 'storage' | 'cookie' {
  try {
    localStorage.setItem('kc-test', 'test');
    localStorage.removeItem('kc-test');
    return 'storage';
  } catch {
    return 'cookie';
  }
}

/** Fills the storage until as many characters are left. */
function fillUpTo(left: number): void {
  let size = 4 * 1024 * 1024;
  for (let number = 0; size >= 1;) {
    try {
      localStorage.setItem(`filler${number}`, 'x'.repeat(size));
      number += 1;
    } catch {
      size = Math.floor(size / 2);
    }
  }
  const key = Object.keys(localStorage).find((each) => (localStorage.getItem(each)?.length ?? 0) > left);
  if (left > 0 && key) localStorage.setItem(key, localStorage.getItem(key)?.slice(left) ?? '');
}

beforeEach(() => localStorage.clear());
afterEach(() => {
  localStorage.clear();
  window.history.replaceState(null, '', '/');
});

it('ID-01 a sign-in is kept in storage that has room, and in a cookie if it is full or nearly full', () => {
  expect(startWithRoom(choose)).toBe('storage');
  fillUpTo(100);
  expect(choose()).toBe('storage');
  expect(startWithRoom(choose)).toBe('cookie');
  localStorage.clear();
  fillUpTo(0);
  expect(startWithRoom(choose)).toBe('cookie');
  expect(localStorage.length).toBeGreaterThan(0);
});

it('ID-01 a sign-in that is in a cookie is looked for there, also when storage has room again', () => {
  window.history.replaceState(null, '', `/sso/callback#state=${STATE}&code=1`);
  document.cookie = `kc-callback-${STATE}={"state":"${STATE}"}; Path=/`;
  expect(startWithRoom(choose)).toBe('cookie');
  document.cookie = `kc-callback-${STATE}=; Max-Age=0; Path=/`;
  expect(startWithRoom(choose)).toBe('storage');
});

it('ID-01 a sign-in that is in storage is looked for there, also when there is no room for another', () => {
  window.history.replaceState(null, '', `/sso/callback#state=${STATE}&code=1`);
  localStorage.setItem(`kc-callback-${STATE}`, '{}');
  fillUpTo(100);
  expect(startWithRoom(choose)).toBe('storage');
});

it('ID-01 the cookie of a sign-in reaches the callback page from any folder', () => {
  window.history.replaceState(null, '', '/candidate/my-jobs');
  document.cookie = `kc-callback-${STATE}={"state":"${STATE}"}`;
  reachCallback(new URL(`https://sso.example/auth?state=${STATE}`));
  window.history.replaceState(null, '', '/sso/callback');
  expect(document.cookie).toContain(`kc-callback-${STATE}=`);
});
