import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';
import ar from '../messages/ar.json' with { type: 'json' };
import en from '../messages/en.json' with { type: 'json' };
import es from '../messages/es.json' with { type: 'json' };
import { html, type Html } from '../../../../platform/http/html.ts';

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
    direction: locale === 'ar' ? 'rtl' : 'ltr',
    text: (id, values = {}) => messages[id].replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? ''),
    rich: (id, values) => html`${messages[id].split(GAP).map((part, index) => (index % 2 ? (values[part] ?? '') : part))}`,
  };
}

/** The first supported language of `ui_locales` (separated by spaces) or Accept-Language (by commas). */
export function localeOf(...wishes: readonly (string | undefined)[]): Locale {
  const tags = wishes.flatMap((wish) => (wish ?? '').slice(0, 200).split(/[\s,]+/));
  const languages = tags.map((tag) => tag.split(/[-;]/)[0]?.toLowerCase());
  return (
    LOCALES.find(
      (locale) => locale === languages.find((language) => (LOCALES as readonly (string | undefined)[]).includes(language)),
    ) ?? 'en'
  );
}
