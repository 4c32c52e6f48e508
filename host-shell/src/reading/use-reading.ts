import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useShellServices } from '../shell-api/shell-services.tsx';

/** What `select` takes from the reading settings of the page, previews included; another setting renders nothing again. */
export function useReading<Selected>(select: (settings: ReadingSettings) => Selected): Selected {
  const { reading } = useShellServices().own;
  return useSyncExternalStore(reading.subscribe, () => select(reading.current()));
}
