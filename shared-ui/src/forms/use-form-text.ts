import { createIntl, type IntlShape, useIntl } from '@hirehq/shared-ui';
import ar from './messages/ar.json';
import en from './messages/en.json';
import es from './messages/es.json';

type FormTextId = keyof typeof en;

const TEXTS: Readonly<Record<string, Readonly<Record<string, string>>>> = { en, es, ar };
const intls = new Map<string, IntlShape>();

function intlOf(locale: string): IntlShape {
  const known = intls.get(locale);
  if (known) return known;
  const made = createIntl({ locale, messages: { ...(TEXTS[locale.split('-')[0] ?? ''] ?? en) } });
  intls.set(locale, made);
  return made;
}

/**
 * The texts of the forms themselves, in the language of the page. They load with this entry point, so neither pages without
 * forms nor the texts of a remote contain them.
 */
export function useFormText(): (id: FormTextId, values?: Record<string, string | number>) => string {
  const { locale } = useIntl();
  return (id, values) => intlOf(locale).formatMessage({ id }, values);
}
