import { createState, type ColorScheme, type ReadableState } from '@hirehq/shared-ui';
import { shellStorage } from './shell-storage.ts';

export interface ColorSchemeStore extends ReadableState<ColorScheme> {
  choose(scheme: ColorScheme): void;
}

/** `given`: the scheme of the page around a frame, in place of the visitor's choice, which stays as it is. */
export function createColorSchemeStore(given?: 'light' | 'dark'): ColorSchemeStore {
  const kept = given ?? shellStorage.get('colorScheme');
  const { set, ...chosen } = createState<ColorScheme>(kept === 'light' || kept === 'dark' ? kept : 'auto');
  return {
    ...chosen,
    choose(scheme) {
      if (!given) shellStorage.set('colorScheme', scheme);
      set(scheme);
    },
  };
}
