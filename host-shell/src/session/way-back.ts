import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { z } from 'zod/mini';
import { isEntrance, pathOf } from '../routing/guard.ts';
import { CALLBACK_PATH } from './keycloak-client.ts';

const departureSchema = z.object({
  /** The page's position in the history of the tab, from 0. */
  place: z.int().check(z.gte(0)),
  path: z.string(),
});

/** Browsers truncate a history of this length at its beginning, so positions in it are no longer meaningful. */
const FULL_HISTORY = 50;
const STEPS = 'stepsToBefore';

const newestPlace = () => window.history.length - 1;

/** Reads and deletes the recorded departure; undefined if storage is blocked, or the sign-in began in another tab. */
function takeDeparture(): z.infer<typeof departureSchema> | undefined {
  try {
    const kept = sessionStorage.getItem(STORAGE_KEYS.departure);
    sessionStorage.removeItem(STORAGE_KEYS.departure);
    return departureSchema.parse(JSON.parse(kept ?? ''));
  } catch {
    return undefined;
  }
}

/**
 * Records where the page is left for the identity provider. Adds a history entry for the provider's page to replace: it removes
 * the forward entries, so that its position is known to be the last.
 */
export function noteDeparture(): void {
  window.history.pushState(window.history.state, '', window.location.href);
  try {
    const departure = { place: newestPlace() - 1, path: pathOf(window.location) };
    sessionStorage.setItem(STORAGE_KEYS.departure, JSON.stringify(departure));
  } catch {
    // Back then opens the dashboard.
  }
}

/**
 * Marks the callback page's entry with the number of steps back to the page before the sign-in: to the page that was left, or
 * past it if it only redirected to sign-in or is the page the candidate opens now. 0: there is none.
 */
export function markCallback(goesTo: string): void {
  const departure = takeDeparture();
  const { pathname } = new URL(departure?.path ?? '/', window.location.origin);
  const isPassed = departure === undefined || isEntrance(pathname) || departure.path === goesTo;
  const before = departure === undefined ? -1 : departure.place - (isPassed ? 1 : 0);
  const steps = before < 0 || newestPlace() >= FULL_HISTORY - 1 ? 0 : before - newestPlace();
  window.history.replaceState({ ...(window.history.state as object | null), [STEPS]: steps }, '');
}

/**
 * Back from the first page after a sign-in would open an expired page of the provider. This opens the page before the sign-in
 * instead, or `otherwise` if there is none. Create it before the router, which must not see the callback page. Chromium's own
 * Back button skips entries of pages without user interaction:
 * https://chromium.googlesource.com/chromium/src/+/main/docs/history_manipulation_intervention.md
 */
export function followWayBack(otherwise: () => void): void {
  window.addEventListener('popstate', (event) => {
    const steps = (event.state as { [STEPS]?: unknown } | null)?.[STEPS];
    if (window.location.pathname !== CALLBACK_PATH || typeof steps !== 'number') return;
    event.stopImmediatePropagation();
    if (steps < 0) window.history.go(steps);
    else otherwise();
  });
}
