import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useShell } from '@hirehq/shared-ui';

/** The reading settings of the page, previews included. */
export function useReadingSettings(): ReadingSettings {
  const { reading } = useShell();
  return useSyncExternalStore(reading.subscribe, reading.current);
}
