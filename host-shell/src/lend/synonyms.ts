import { createState, type ReadableState } from '@hirehq/shared-ui';
import { areSynonymsKept, SYNONYMS_ACTIVE } from '../api/synonyms-header.ts';
import { keptText } from './kept-text.ts';

/** Whether searches are widened by synonyms (SV-02). */
export interface SynonymsStore extends ReadableState<boolean> {
  choose(areActive: boolean): void;
}

export function createSynonymsStore(): SynonymsStore {
  const { set, ...chosen } = createState(areSynonymsKept());
  return {
    ...chosen,
    choose(areActive) {
      if (areActive) keptText.set('synonyms', SYNONYMS_ACTIVE);
      else keptText.take('synonyms');
      set(areActive);
    },
  };
}
