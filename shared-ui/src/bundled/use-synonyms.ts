import { useShell } from '@hirehq/shared-ui';
import { useSyncExternalStore } from 'react';

/** Whether searches are widened by synonyms, and a function that changes it for this browser. */
export function useSynonyms(): [areActive: boolean, choose: (areActive: boolean) => void] {
  const { synonyms } = useShell();
  return [useSyncExternalStore(synonyms.subscribe, synonyms.current, synonyms.current), synonyms.choose];
}
