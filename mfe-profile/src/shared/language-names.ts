import { useIntl } from '@hirehq/shared-ui';
import { useMemo } from 'react';

/** ISO 639 codes of the languages with the most speakers, and of the official ones of states. */
const LANGUAGES =
  'af am ar as az be bg bn bs ca cs cy da de el en es et eu fa fi fil fr ga gl gu ha he hi hr hu hy id ig is it ja jv ka kk km kn ko ku ky lb lo lt lv mg mi mk ml mn mr ms mt my nb ne nl nn om or pa pl ps pt ro ru rw sd si sk sl sm sn so sq sr st sv sw ta te tg th ti tk tl tn tr uk ur uz vi wo xh yo yue zh zu';

/** The name of a language in the language of the page; its code if it has none. */
export function useLanguageName(): (language: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'language', fallback: 'code' });
    return (language) => {
      try {
        return names.of(language) ?? language;
      } catch {
        // Not a language code; it is shown as it is stored.
        return language;
      }
    };
  }, [locale]);
}

/** Languages to choose from, by name. */
export function useLanguageChoices(): { value: string; label: string }[] {
  const { locale } = useIntl();
  const nameOf = useLanguageName();
  return useMemo(
    () =>
      LANGUAGES.split(' ')
        .map((value) => ({ value, label: nameOf(value) }))
        .toSorted((one, other) => one.label.localeCompare(other.label, locale)),
    [locale, nameOf],
  );
}
