import { FLOW_COOKIE } from '@hirehq/shared-contracts/storage-keys';
import { hasStorageRoom } from '../shell-api/storage-room.ts';

/** The name under which keycloak-js keeps a sign-in under way. */
const KEPT = 'kc-callback-';
/** More than it keeps of one sign-in, in characters. */
const ROOM = 2_000;

const cookieOf = (state: string | null) =>
  state === null ? undefined : document.cookie.split('; ').find((each) => each.startsWith(`${KEPT}${state}=`));

function isInStorage(state: string | null): boolean {
  try {
    return localStorage.getItem(`${KEPT}${state}`) !== null;
  } catch {
    return false;
  }
}

/**
 * Starts keycloak-js, which chooses then where it keeps a sign-in under way. It takes a storage that holds four letters, so that one
 * without room for a sign-in is hidden from it, and so is any storage while the sign-in of this page is in a cookie.
 */
export function startWithRoom<Started>(start: () => Started): Started {
  const state = new URLSearchParams(window.location.hash.slice(1)).get('state');
  const own = Object.getOwnPropertyDescriptor(window, 'localStorage');
  if (!own?.configurable || isInStorage(state) || (hasStorageRoom(ROOM) && !cookieOf(state))) return start();
  const hidden = () => {
    throw new DOMException('no room for a sign-in', 'QuotaExceededError');
  };
  Object.defineProperty(window, 'localStorage', { configurable: true, get: hidden });
  try {
    return start();
  } finally {
    Object.defineProperty(window, 'localStorage', own);
  }
}

/** keycloak-js keeps its cookie for the folder of the page, where the callback page may not be. */
export function reachCallback(entrance: URL): void {
  const kept = cookieOf(entrance.searchParams.get('state'));
  if (kept) document.cookie = `${kept}; Max-Age=${FLOW_COOKIE.maxAgeSeconds}; Path=/; SameSite=Lax`;
}
