import {
  FOCUS_IS_ON,
  READING_DEFAULTS,
  parseAssistive,
  parseReadingFocus,
  type ReadingSettings,
} from '@hirehq/shared-contracts/reading';
import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { keptText } from '../lend/kept-text.ts';

const KEYS: ReadonlySet<string | null> = new Set([STORAGE_KEYS.isBionic, STORAGE_KEYS.bionic, STORAGE_KEYS.reading]);

/** The reading settings this browser stores; the defaults for what is missing or invalid. */
export function storedReading(): ReadingSettings {
  const focus = keptText.get('isBionic') === FOCUS_IS_ON ? parseReadingFocus(keptText.get('bionic')) : undefined;
  return { ...READING_DEFAULTS, ...parseAssistive(keptText.get('reading')), focus: focus ?? null };
}

/** Stores the settings in this browser; reading focus that is off is removed (AX-03). */
export function storeReading({ focus, ...assistive }: ReadingSettings): void {
  if (focus) {
    keptText.set('isBionic', FOCUS_IS_ON);
    keptText.set('bionic', JSON.stringify(focus));
  } else {
    keptText.take('isBionic');
    keptText.take('bionic');
  }
  keptText.set('reading', JSON.stringify(assistive));
}

/** Calls the listener when another tab stores settings, or removes them at sign-out. */
export function onStoredElsewhere(listener: () => void): void {
  window.addEventListener('storage', ({ key }) => {
    if (key === null || KEYS.has(key)) listener();
  });
}
