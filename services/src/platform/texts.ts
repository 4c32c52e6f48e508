import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@hirehq/shared-contracts/page';
import { html, type Html } from './http/html.ts';

export type TextValues = Readonly<Record<string, string | number>>;

const FIRST_STRONG_ISOLATE = '\u2068';
const POP_ISOLATE = '\u2069';

/** Isolates text values, so that a name in Latin letters does not change the order of the Arabic text around it. */
const isolated = (values: TextValues): TextValues =>
  Object.fromEntries(
    Object.entries(values).map(([name, value]) => [
      name,
      typeof value === 'string' && value !== '' ? FIRST_STRONG_ISOLATE + value + POP_ISOLATE : value,
    ]),
  );

type Messages<Id extends string> = Readonly<Record<Locale, Readonly<Record<Id, string>>>>;

/** ICU messages, each parsed when it is first used. */
function formatsOf<Id extends string>(messages: Messages<Id>): (id: Id, locale: Locale) => IntlMessageFormat {
  const formats = new Map<string, IntlMessageFormat>();
  return (id, locale) => {
    const key = `${locale} ${id}`;
    let format = formats.get(key);
    if (!format) formats.set(key, (format = new IntlMessageFormat(messages[locale][id], locale, undefined, { ignoreTag: true })));
    return format;
  };
}

/** The texts of a module, from its `messages/`: ICU messages as in the browser. Throws if a value is missing. */
export function createTexts<Id extends string>(messages: Messages<Id>): (id: Id, locale: Locale, values?: TextValues) => string {
  const formatOf = formatsOf(messages);
  return (id, locale, values = {}) => String(formatOf(id, locale).format(locale === 'ar' ? isolated(values) : values));
}

/** The same with HTML as values: the text around them is escaped. */
export function createRichTexts<Id extends string>(
  messages: Messages<Id>,
): (id: Id, locale: Locale, values: Readonly<Record<string, Html>>) => Html {
  const formatOf = formatsOf(messages);
  return (id, locale, values) => html`${[formatOf(id, locale).format<Html>(values)].flat()}`;
}
