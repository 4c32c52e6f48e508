import type { Locale } from '@hirehq/shared-contracts/page';

/** Each language by its own name. */
export const LANGUAGE_NAMES = { en: 'English', es: 'Español', ar: 'العربية' } as const satisfies Record<Locale, string>;
