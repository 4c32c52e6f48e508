import {
  FOCUS_IS_ON,
  READING_DEFAULTS,
  parseAssistive,
  parseReadingFocus,
  type ReadingSettings,
} from '@hirehq/shared-contracts/reading';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { shellStorage } from '../shell-api/shell-storage.ts';

const KEYS: ReadonlySet<string | null> = new Set([STORAGE_KEYS.isBionic, STORAGE_KEYS.bionic, STORAGE_KEYS.reading]);

/** The reading settings this browser stores; the defaults for what is missing or invalid. */
export function storedReading(): ReadingSettings {
  const focus = shellStorage.get('isBionic') === FOCUS_IS_ON ? parseReadingFocus(shellStorage.get('bionic')) : undefined;
  return { ...READING_DEFAULTS, ...parseAssistive(shellStorage.get('reading')), focus: focus ?? null };
}

/** Stores the settings in this browser; reading focus that is off is removed (AX-03). */
export function storeReading({ focus, ...assistive }: ReadingSettings): void {
  if (focus) {
    shellStorage.set('isBionic', FOCUS_IS_ON);
    shellStorage.set('bionic', JSON.stringify(focus));
  } else {
    shellStorage.take('isBionic');
    shellStorage.take('bionic');
  }
  shellStorage.set('reading', JSON.stringify(assistive));
}

/** Calls the listener when another tab stores settings, or removes them at sign-out. */
export function onStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || KEYS.has(key)) listener();
  });
}
