import type { Locale } from '@hirehq/shared-contracts/locales';
import ar from '../messages/ar.json';
import en from '../messages/en.json';
import es from '../messages/es.json';

const TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, es, ar };

/** The texts around a frame in one language. They have no placeholders. */
export const frameTextsIn =
  (locale: Locale) =>
  (id: keyof typeof en): string =>
    TEXTS[locale][id];
