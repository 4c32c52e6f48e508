import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { afterEach, expect, it, vi } from 'vitest';
import { sessionMarker } from '../session/session-marker.ts';
import { startWithRoom } from '../session/flow-storage.ts';
import { hasStorageRoom } from './storage-room.ts';

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

it('SH-43 finds whether storage has room, and leaves nothing there', () => {
  expect(hasStorageRoom(100)).toBe(true);
  expect(localStorage).toHaveLength(0);
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(hasStorageRoom(1)).toBe(false);
});

it('SH-43 looking for a session or for room never writes the key that marks a session', () => {
  const written = vi.spyOn(Storage.prototype, 'setItem');
  const removed = vi.spyOn(Storage.prototype, 'removeItem');
  expect(sessionMarker.isSet()).toBe(false);
  startWithRoom(() => undefined);
  const keys = [...written.mock.calls, ...removed.mock.calls].map(([key]) => key);
  expect(new Set(keys)).toEqual(new Set([STORAGE_KEYS.room]));
});
