import { STORAGE_KEYS } from '@hirehq/shared-contracts/storage-keys';
import { z } from 'zod/mini';
import { isEntrance, pathOf } from '../routing/guard.ts';
import { CALLBACK_PATH } from './keycloak-client.ts';

const departureSchema = z.object({
  /** The page's place in the history of the tab, counted from 0. */
  place: z.int().check(z.gte(0)),
  path: z.string(),
});

/** A history as long as this is cut at its beginning; places in it say nothing any more. */
const FULL_HISTORY = 50;
const STEPS = 'stepsToBefore';

const newestPlace = () => window.history.length - 1;

/** Takes what was noted of the departure; undefined where the tab's storage is blocked, or the sign-in began in another tab. */
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
 * Notes from where the page is left for the identity provider. Adds an entry for the provider's page to replace: it cuts off
 * the way forward, so that its place is known to be the last.
 */
export function noteDeparture(): void {
  window.history.pushState(window.history.state, '', window.location.href);
  try {
    const departure = { place: newestPlace() - 1, path: pathOf(window.location) };
    sessionStorage.setItem(STORAGE_KEYS.departure, JSON.stringify(departure));
  } catch {
    // Back then leads to the dashboard.
  }
}

/**
 * Marks the callback page's entry with the way from it to the page before the sign-in: to the page that was left, or past
 * it when it only led to the sign-in, or is where the candidate goes now. 0: there is none.
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
 * Back from the first page after a sign-in would end on a page of the provider that has expired. It leads to the page before
 * the sign-in, or to `otherwise` where there is none. Made before the router, which must not hear of the callback page.
 * Chromium's own Back button passes over entries of a page nobody has clicked or typed in yet:
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
