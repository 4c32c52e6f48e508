import { useSyncExternalStore } from 'react';
import { useShell } from './shell-context.tsx';

/** The current language of the page, e.g. `es`. */
export function useLocale(): string {
  const { locale } = useShell();
  return useSyncExternalStore(locale.subscribe, locale.current, locale.current);
}
