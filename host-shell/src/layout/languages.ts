import type { Locale } from '@hirehq/shared-contracts/page';

/** The name of each language in that language. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', ar: 'العربية' } as const satisfies Record<Locale, string>;
