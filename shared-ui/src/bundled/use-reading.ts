import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import type { ReadingApi } from '@hirehq/shared-contracts/shell-api';
import { useShell } from '@hirehq/shared-ui';

/** Whether the shell has reading settings; those of contract 1.6 and older have none. */
export const useHasReading = (): boolean => (useShell().reading as ReadingApi | undefined) !== undefined;

/** Previews and saves reading settings. */
export const useReading = (): ReadingApi => useShell().reading;

/** The reading settings of the page, previews included. */
export function useReadingSettings(): ReadingSettings {
  const { reading } = useShell();
  return useSyncExternalStore(reading.subscribe, reading.current);
}
