import { createState, type ColorScheme, type ReadableState } from '@hirehq/shared-ui';
import { shellStorage } from './shell-storage.ts';

export interface ColorSchemeStore extends ReadableState<ColorScheme> {
  choose(scheme: ColorScheme): void;
}

export function createColorSchemeStore(): ColorSchemeStore {
  const kept = shellStorage.get('colorScheme');
  const { set, ...chosen } = createState<ColorScheme>(kept === 'light' || kept === 'dark' ? kept : 'auto');
  return {
    ...chosen,
    choose(scheme) {
      shellStorage.set('colorScheme', scheme);
      set(scheme);
    },
  };
}
