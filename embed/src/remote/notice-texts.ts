import type { Locale } from '@hirehq/shared-contracts/locales';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';

const TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, es, ar };

/** The texts of toasts and questions in one language; those of the remote come with it. */
export const noticeTextsIn =
  (locale: Locale) =>
  (id: keyof typeof en): string =>
    TEXTS[locale][id];
