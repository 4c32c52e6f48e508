import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import { createState, directionOf, type ReadableState } from '@hirehq/shared-ui';
import { shellStorage } from './shell-storage.ts';

export interface LocaleStore extends ReadableState<Locale> {
  choose(locale: Locale): void;
}

function markPage(locale: Locale): void {
  document.documentElement.lang = locale;
  document.documentElement.dir = directionOf(locale);
}

/** The language of the page: the visitor's choice, else the one the browser requested from the server. In a frame, that of the page around it. */
export function createLocaleStore(fromServer: Locale, framed?: unknown): LocaleStore {
  const kept = framed ? undefined : shellStorage.get('locale');
  const { set, ...chosen } = createState(LOCALES.find((locale) => locale === kept) ?? fromServer);
  markPage(chosen.current());
  return {
    ...chosen,
    choose(locale) {
      shellStorage.set('locale', locale);
      markPage(locale);
      set(locale);
    },
  };
}
