import { useSyncExternalStore } from 'react';
import { useShell } from './shell-context.tsx';

/** The language of the page, e.g. `es`, kept up to date. */
export function useLocale(): string {
  const { locale } = useShell();
  return useSyncExternalStore(locale.subscribe, locale.current, locale.current);
}
