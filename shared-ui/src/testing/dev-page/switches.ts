import { BRAND_VARIANTS, type BrandVariant } from '@hirehq/shared-contracts/codes';
import { LOCALES, type Locale } from '@hirehq/shared-contracts/page';

const SESSIONS = ['as the part needs', 'signed in', 'signed out'] as const;
/** What the API does; the list of parts has a link to each part in each of them. */
export const API_STATES = ['example data', 'long texts', 'empty lists', 'loading', 'failing', 'offline'] as const;
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
/** In the address: `?shell.api=failing`. */
const PARAMETER = 'shell.';

export const CHOICES: { readonly [Name in keyof Switches]: readonly Switches[Name][] } = {
  session: SESSIONS,
  brand: BRAND_VARIANTS,
  language: LOCALES,
  direction: DIRECTIONS,
  api: API_STATES,
};

export const SWITCH_NAMES = Object.keys(CHOICES) as (keyof Switches)[];

/** Those that the address sets. */
function inAddress(): Partial<Switches> {
  const parameters = new URLSearchParams(window.location.search);
  const set = SWITCH_NAMES.map((name) => [name, parameters.get(PARAMETER + name)] as const);
  return Object.fromEntries(set.filter(([name, value]) => CHOICES[name].some((choice) => choice === value)));
}

/** As the address says, else as they were before in this tab; kept for the addresses that follow. */
export function readSwitches(): Switches {
  const kept = JSON.parse(sessionStorage.getItem(KEY) ?? '{}') as Partial<Switches>;
  const switches = { ...START, ...kept, ...inAddress() };
  sessionStorage.setItem(KEY, JSON.stringify(switches));
  return switches;
}

/** An address with switches set. */
export function addressWith(address: string, changes: Partial<Switches>): string {
  const url = new URL(address, window.location.origin);
  for (const [name, value] of Object.entries(changes)) url.searchParams.set(PARAMETER + name, value);
  return url.pathname + url.search + url.hash;
}

/** Keeps a change for this tab, and in the address, which can be handed on. */
export function saveSwitches(switches: Switches, changes: Partial<Switches>): void {
  sessionStorage.setItem(KEY, JSON.stringify({ ...switches, ...changes }));
  window.history.replaceState(window.history.state, '', addressWith(window.location.href, changes));
}
