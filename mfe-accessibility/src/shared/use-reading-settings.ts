import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useShell } from '@hirehq/shared-ui';

/** The reading settings as they apply now. */
export function useReadingSettings(): ReadingSettings {
  const { reading } = useShell();
  return useSyncExternalStore(reading.subscribe, reading.current);
}
