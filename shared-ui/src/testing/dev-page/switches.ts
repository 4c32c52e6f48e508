import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';

const SESSIONS = ['as the part needs', 'signed in', 'signed out'] as const;
const API_STATES = ['example data', 'empty lists', 'loading', 'failing', 'offline'] as const;
const DIRECTIONS = ['of the language', 'ltr', 'rtl'] as const;

/** What the switches of the page are set to. */
export interface Switches {
  session: (typeof SESSIONS)[number];
  brand: BrandVariant;
  language: Locale;
  direction: (typeof DIRECTIONS)[number];
  api: (typeof API_STATES)[number];
}

const START: Switches = {
  session: 'as the part needs',
  brand: 'D',
  language: 'en',
  direction: 'of the language',
  api: 'example data',
};
const KEY = 'switches';

export const CHOICES: { readonly [Name in keyof Switches]: readonly Switches[Name][] } = {
  session: SESSIONS,
  brand: BRAND_VARIANTS,
  language: LOCALES,
  direction: DIRECTIONS,
  api: API_STATES,
};

/** As they were before the page was loaded again. */
export function readSwitches(): Switches {
  return { ...START, ...(JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Switches>) };
}

export function saveSwitches(switches: Switches): void {
  sessionStorage.setItem(KEY, JSON.stringify(switches));
}
