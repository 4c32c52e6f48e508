import type { Locale } from '@hirehq/shared-contracts/page';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import type { Html } from '../../../../platform/http/html.ts';
import { acceptedLocale, firstLocaleOf } from '../../../../platform/http/request-locale.ts';
import { createRichTexts, createTexts, type TextValues } from '../../../../platform/texts.ts';

export type MessageId = keyof typeof en;

const MESSAGES: Record<Locale, Record<MessageId, string>> = { en, es, ar };
const textOf = createTexts(MESSAGES);
const richOf = createRichTexts(MESSAGES);

export interface Texts {
  locale: Locale;
  direction: 'ltr' | 'rtl';
  text: (id: MessageId, values?: TextValues) => string;
  /** The same with HTML values. */
  rich: (id: MessageId, values: Readonly<Record<string, Html>>) => Html;
}

export const textsOf = (locale: Locale): Texts => ({
  locale,
  direction: directionOf(locale),
  text: (id, values) => textOf(id, locale, values),
  rich: (id, values) => richOf(id, locale, values),
});

/** What names the language of a page of the provider, the first known one first. */
interface LanguageWishes {
  /** `ui_locales` that the visitor chose on the page, and those of the client. */
  chosen?: string | undefined;
  asked?: string | undefined;
  acceptLanguage: string | undefined;
}

export const pageLocale = ({ chosen = '', asked = '', acceptLanguage }: LanguageWishes): Locale =>
  firstLocaleOf(chosen) ?? firstLocaleOf(asked) ?? acceptedLocale(acceptLanguage) ?? 'en';
