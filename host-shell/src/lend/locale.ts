import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { directionOf } from '@hirehq/shared-ui';
import { keptText } from './kept-text.ts';

export interface LocaleStore {
  current(): Locale;
  subscribe(listener: (locale: string) => void): () => void;
  choose(locale: Locale): void;
}

function markPage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** The language of the page: the visitor's choice, else what the browser asked the server for. */
export function createLocaleStore(fromServer: Locale): LocaleStore {
  const chosen = keptText.get('locale');
  let current = LOCALES.find((locale) => locale === chosen) ?? fromServer;
  const listeners = new Set<(locale: string) => void>();
  markPage(current);
  return {
    current: () => current,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    choose(locale) {
      current = locale;
      keptText.set('locale', locale);
      markPage(locale);
      for (const listener of listeners) listener(locale);
    },
  };
}
