import { useSyncExternalStore } from 'react';
import type { ReadingSettings } from '@hirehq/shared-contracts/reading';
import { useShell } from '@hirehq/shared-ui';

/**
 * What `select` takes from the reading settings of the page, previews included: a value, or a part of them as it is. Another
 * setting renders nothing again.
 */
export function useReadingSettings<Selected>(select: (settings: ReadingSettings) => Selected): Selected {
  const { reading } = useShell();
  return useSyncExternalStore(reading.subscribe, () => select(reading.current()));
}
