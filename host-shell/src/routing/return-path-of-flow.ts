import { FLOW_COOKIE } from '@hirehq/shared-contracts/storage-keys';

/** States of a sign-in, as the identity library makes them. */
const STATE = /^[\w-]{8,64}$/;
/** Browsers drop a cookie of more than 4,096 bytes. */
const MAX_LENGTH = 3_800;

const nameOf = (state: string) => `${FLOW_COOKIE.prefix}${state}`;

function write(state: string, value: string, seconds: number): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${nameOf(state)}=${value}; Max-Age=${seconds}; Path=${FLOW_COOKIE.path}; SameSite=Lax${secure}`;
}

/**
 * Stores the page that one sign-in leads back to in a cookie of that sign-in, sent to the callback page alone: several tabs do not
 * share it, and it needs no storage.
 */
export function saveReturnPathOfFlow(entrance: string, path: string | undefined): void {
  const state = URL.parse(entrance)?.searchParams.get('state') ?? '';
  const value = encodeURIComponent(path ?? '');
  if (path !== undefined && STATE.test(state) && value.length <= MAX_LENGTH) write(state, value, FLOW_COOKIE.maxAgeSeconds);
}

/** On the callback page: the page of its sign-in, and deletes it; undefined if there is none. */
export function takeReturnPathOfFlow(hash: string): string | undefined {
  const state = new URLSearchParams(hash.slice(1)).get('state') ?? '';
  if (!STATE.test(state)) return undefined;
  const found = document.cookie.split('; ').find((each) => each.startsWith(`${nameOf(state)}=`));
  write(state, '', 0);
  try {
    return found && decodeURIComponent(found.slice(found.indexOf('=') + 1));
  } catch {
    return undefined;
  }
}
