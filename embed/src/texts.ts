import type { Locale } from '@hirehq/shared-contracts/locales';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';

const TEXTS: Readonly<Record<Locale, Readonly<Record<keyof typeof en, string>>>> = { en, es, ar };

export type Texts = (typeof TEXTS)[Locale];

export const textsIn = (locale: Locale): Texts => TEXTS[locale];
