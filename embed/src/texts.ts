import type { Locale } from '@hirehq/shared-contracts/locales';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';

export type TextId = keyof typeof en;

const TEXTS: Readonly<Record<Locale, Readonly<Record<TextId, string>>>> = { en, es, ar };

/** The texts of one language. They have no placeholders: what depends on data arrives as a text from the platform. */
export const textsIn =
  (locale: Locale) =>
  (id: TextId): string =>
    TEXTS[locale][id];
