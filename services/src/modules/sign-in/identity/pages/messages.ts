import type { Locale } from '@hirehq/shared-contracts/page';
import { directionOf } from '@hirehq/shared-contracts/text-direction';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import { html, type Html } from '../../../../platform/http/html.ts';
import { acceptedLocale, firstLocaleOf } from '../../../../platform/http/request-locale.ts';

export type MessageId = keyof typeof en;

const MESSAGES = { en, es, ar } as const satisfies Record<Locale, Record<MessageId, string>>;

export interface Texts {
  locale: Locale;
  direction: 'ltr' | 'rtl';
  text: (id: MessageId, values?: Readonly<Record<string, string>>) => string;
  /** The same with HTML values. */
  rich: (id: MessageId, values: Readonly<Record<string, Html>>) => Html;
}

const GAP = /\{(\w+)\}/;

export function textsOf(locale: Locale): Texts {
  const messages = MESSAGES[locale];
  return {
    locale,
    direction: directionOf(locale),
    text: (id, values = {}) => messages[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    rich: (id, values) => html`${messages[id].split(GAP).map((part, index) => (index % 2 ? (values[part] ?? '') : part))}`,
  };
}

/** What names the language of a page of the provider, the first known one first. */
interface LanguageWishes {
  /** `ui_locales` that the visitor chose on the page, and those of the client. */
  chosen?: string | undefined;
  asked?: string | undefined;
  acceptLanguage: string | undefined;
}

export const pageLocale = ({ chosen = '', asked = '', acceptLanguage }: LanguageWishes): Locale =>
  firstLocaleOf(chosen) ?? firstLocaleOf(asked) ?? acceptedLocale(acceptLanguage) ?? 'en';
