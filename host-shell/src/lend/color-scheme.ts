import type { ColorScheme } from '@hirehq/shared-ui';
import { keptText } from './kept-text.ts';

export interface ColorSchemeStore {
  current(): ColorScheme;
  subscribe(listener: () => void): () => void;
  choose(scheme: ColorScheme): void;
}

export function createColorSchemeStore(): ColorSchemeStore {
  const kept = keptText.get('colorScheme');
  let current: ColorScheme = kept === 'light' || kept === 'dark' ? kept : 'auto';
  const listeners = new Set<() => void>();
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(scheme) {
      current = scheme;
      keptText.set('colorScheme', scheme);
      for (const listener of listeners) listener();
    },
  };
}
