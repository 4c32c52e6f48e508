import { afterEach, describe, expect, test } from 'vitest';
import { READING_DEFAULTS, READING_FOCUS_DEFAULTS } from '@hirehq/shared-contracts/reading';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { storeReading, storedReading } from './stored-reading.ts';

const FOCUS = { ...READING_FOCUS_DEFAULTS, fontSize: 18 } as const;

afterEach(() => localStorage.clear());

const keep = (isBionic: string | null, bionic: string | null) => {
  if (isBionic !== null) localStorage.setItem(STORAGE_KEYS.isBionic, isBionic);
  if (bionic !== null) localStorage.setItem(STORAGE_KEYS.bionic, bionic);
};

describe('AX-03 reading focus', () => {
  test.each([
    ['on, with its settings', 'true', JSON.stringify(FOCUS), FOCUS],
    ['off, with settings of earlier', 'false', JSON.stringify(FOCUS), null],
    ['not named, with settings of earlier', null, JSON.stringify(FOCUS), null],
    ['on, without settings', 'true', null, null],
    ['on, with settings that are not valid', 'true', '{"fontSize":99}', null],
    ['on, with text that is no JSON', 'true', '{', null],
  ])('%s', (_what, isBionic, bionic, focus) => {
    keep(isBionic, bionic);
    expect(storedReading().focus).toEqual(focus);
  });

  test('that is turned off leaves nothing in the browser', () => {
    storeReading({ ...READING_DEFAULTS, focus: FOCUS });
    expect(storedReading()).toEqual({ ...READING_DEFAULTS, focus: FOCUS });
    storeReading(READING_DEFAULTS);
    expect([localStorage.getItem(STORAGE_KEYS.isBionic), localStorage.getItem(STORAGE_KEYS.bionic)]).toEqual([null, null]);
    expect(storedReading()).toEqual(READING_DEFAULTS);
  });
});
