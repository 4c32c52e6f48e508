import { READING_DEFAULTS, type ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { ShellApi } from '@hirehq/shared-contracts/shell-api';
import { applyReadingSettings } from './apply-reading-settings.ts';

/** Applies the reading settings of the embedding page inside the element, until the returned function is called. */
export function followReading(element: HTMLElement, { reading, brand }: ShellApi): () => void {
  // Shells of contract 1.6 and older have no reading settings.
  if (!(reading as ShellApi['reading'] | undefined)) return () => {};
  const apply = (settings: ReadingSettings) => applyReadingSettings(element, settings, brand.variant);
  apply(reading.current());
  const unsubscribe = reading.subscribe(apply);
  return () => {
    unsubscribe();
    apply({ ...READING_DEFAULTS, simplified: false });
  };
}
