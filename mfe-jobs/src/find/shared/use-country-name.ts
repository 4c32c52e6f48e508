import { useMemo } from 'react';
import { useIntl } from '@hirehq/shared-ui';

/** The name of a country (ISO 3166-1, two letters) in the language of the page; the code if it is unknown. */
export function useCountryName(): (code: string) => string {
  const { locale } = useIntl();
  return useMemo(() => {
    const names = new Intl.DisplayNames([locale], { type: 'region' });
    return (code) => (/^[A-Z]{2}$/.test(code) ? (names.of(code) ?? code) : code);
  }, [locale]);
}
