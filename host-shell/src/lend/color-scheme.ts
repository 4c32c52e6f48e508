import { createState, type ColorScheme, type ReadableState } from '@hirehq/shared-ui';
import { keptText } from './kept-text.ts';

export interface ColorSchemeStore extends ReadableState<ColorScheme> {
  choose(scheme: ColorScheme): void;
}

export function createColorSchemeStore(): ColorSchemeStore {
  const kept = keptText.get('colorScheme');
  const { set, ...chosen } = createState<ColorScheme>(kept === 'light' || kept === 'dark' ? kept : 'auto');
  return {
    ...chosen,
    choose(scheme) {
      keptText.set('colorScheme', scheme);
      set(scheme);
    },
  };
}
