import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useShellServices } from '../lend/shell-services.tsx';

/** The reading settings of the page, previews included. */
export function useReading(): ReadingSettings {
  const { reading } = useShellServices().own;
  return useSyncExternalStore(reading.subscribe, reading.current);
}
