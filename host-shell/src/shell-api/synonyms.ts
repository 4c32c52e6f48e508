import { createState, type ReadableState } from '@hirehq/shared-ui';
import { areSynonymsActive, SYNONYMS_ACTIVE } from '../api/synonyms-header.ts';
import { shellStorage } from './shell-storage.ts';

/** Whether searches are widened by synonyms (SV-02). */
export interface SynonymsStore extends ReadableState<boolean> {
  choose(areActive: boolean): void;
}

export function createSynonymsStore(): SynonymsStore {
  const { set, ...chosen } = createState(areSynonymsActive());
  return {
    ...chosen,
    choose(areActive) {
      if (areActive) shellStorage.set('synonyms', SYNONYMS_ACTIVE);
      else shellStorage.take('synonyms');
      set(areActive);
    },
  };
}
