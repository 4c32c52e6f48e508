import { IntlMessageFormat } from 'intl-messageformat';
import type { Locale } from '@hirehq/shared-contracts/page';

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

/** The texts of a module, from its `messages/`: ICU messages as in the browser. Throws if a value is missing. */
export function createTexts<Id extends string>(
  texts: Readonly<Record<Locale, Readonly<Record<Id, string>>>>,
): (id: Id, locale: Locale, values?: TextValues) => string {
  const formats = new Map<string, IntlMessageFormat>();
  return (id, locale, values = {}) => {
    const key = `${locale} ${id}`;
    let format = formats.get(key);
    if (!format) formats.set(key, (format = new IntlMessageFormat(texts[locale][id], locale, undefined, { ignoreTag: true })));
    return String(format.format(locale === 'ar' ? isolated(values) : values));
  };
}
