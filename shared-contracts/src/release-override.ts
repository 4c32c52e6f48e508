import { STORAGE_KEYS } from './storage-keys.ts';

/** Query parameter with the token of the versions that one tab runs in place of the live ones. */
export const RELEASE_OVERRIDE_PARAMETER = 'release-override';

/** `none`: the address has no token. `active`: the page runs its versions. `ended`: it is empty, has expired or is not valid. */
export type ReleaseOverrideState = 'none' | 'active' | 'ended';

const KEY = JSON.stringify(STORAGE_KEYS.releaseOverride);
const PARAMETER = JSON.stringify(RELEASE_OVERRIDE_PARAMETER);

/** Asks for the page again, with the token that this tab has stored, if it can be one: anything may be left in storage. */
const REQUEST = `const t=sessionStorage.getItem(${KEY});if(t&&/^[\\w-]{1,4000}\\.[\\w-]{43}$/.test(t)){const u=new URL(location);u.searchParams.set(${PARAMETER},t);location.replace(u)}`;

/** Stores the token of the address for this tab, or forgets it, and shows the address without it. */
const settle = (change: string) =>
  `const u=new URL(location),t=u.searchParams.get(${PARAMETER});u.searchParams.delete(${PARAMETER});history.replaceState(history.state,'',u);${change}`;

const STEPS: Readonly<Record<ReleaseOverrideState, string>> = {
  none: REQUEST,
  active: settle(`sessionStorage.setItem(${KEY},t)`),
  ended: settle(`sessionStorage.removeItem(${KEY})`),
};

/**
 * Classic inline script for the head. The token is in sessionStorage, so that only this tab has it. Where storage is
 * blocked, the versions run in the page that the link opens, and no further.
 */
export const releaseOverrideScript = (state: ReleaseOverrideState): string => `(()=>{try{${STEPS[state]}}catch{}})()`;
