import { useMemo } from 'react';
import { useIntl } from '@hirehq/shared-ui';

type Coded = 'region' | 'currency' | 'language';

/** Names of countries (ISO 3166), currencies (ISO 4217) or languages (ISO 639) in the language of the page; a code without a name as it is. */
export function useCodeName(coded: Coded): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: coded });
    return (code) => {
      try {
        return names.of(code) ?? code;
      } catch {
        // Not a code of this kind.
        return code;
      }
    };
  }, [coded, locale]);
}

/** Codes to choose from, each once, by name. */
export function useCodeChoices(coded: Coded, codes: readonly string[]): { value: string; label: string }[] {
  const { locale } = useIntl();
  const nameOf = useCodeName(coded);
  return [...new Set(codes)]
    .map((value) => ({ value, label: nameOf(value) }))
    .toSorted((one, other) => one.label.localeCompare(other.label, locale));
}
