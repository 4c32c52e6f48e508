import { afterEach, expect, it, vi } from 'vitest';
import { replaceBlockedStorage } from '../framed/memory-storage.ts';
import { createRemoteStorage } from './remote-storage.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('stores under the name of the remote, and says so', () => {
  const storage = createRemoteStorage('jobs');
  expect([storage.set('draft', 'a'), storage.get('draft'), localStorage.getItem('hirehq:jobs:draft')]).toEqual([true, 'a', 'a']);
});

it('PF-05 what a frame with blocked storage keeps in memory is there, and is not called stored', () => {
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  Object.defineProperty(window, 'localStorage', {
    configurable: true,
    get() {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  try {
    replaceBlockedStorage();
    const storage = createRemoteStorage('jobs');
    expect([storage.set('draft', 'a'), storage.get('draft')]).toEqual([false, 'a']);
  } finally {
    if (own) Object.defineProperty(window, 'localStorage', own);
    else Reflect.deleteProperty(window, 'localStorage');
  }
});
