import { pageTarget } from '@hirehq/shared-contracts/page-path';
import { keptText } from '../lend/kept-text.ts';
import { ownFragment } from './own-fragment.ts';

const EXEMPT = /^\/(candidate|webview)\/public\//i;
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso|(candidate|webview)\/create-profile)(\/|$)/i;
const JOB_DETAILS = /^\/candidate\/job-details\//i;

/** What was wanted longer ago than this says nothing about a sign-in of now. */
const WANTED_FOR_MS = 30 * 60_000;

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Pages that only lead to other pages; nobody is sent back to one. */
export const isEntrance = (pathname: string): boolean => ENTRANCES.test(pathname);

/** An address as a path to come back to; the fragment without what the identity provider has put there. */
export const pathOf = ({ pathname, search, hash }: Address): string => pathname + search + ownFragment(hash);

export function needsSignIn(pathname: string, access: 'public' | 'candidate'): boolean {
  return access === 'candidate' && !EXEMPT.test(pathname);
}

function forgetWanted(): void {
  for (const key of ['jobRedirectUrl', 'redirect_uri', 'wantedAt'] as const) keptText.take(key);
}

/**
 * Keeps where a visitor wanted to go before signing in, under the name the specification gives it (SH-16), in place of what
 * was kept before. An entrance changes nothing; an address that could not be gone back to is not kept.
 */
export function keepWanted(address: Address, now = Date.now()): void {
  if (isEntrance(address.pathname)) return;
  forgetWanted();
  const path = pageTarget(pathOf(address), window.location.origin);
  if (path === undefined) return;
  keptText.set(JOB_DETAILS.test(address.pathname) ? 'jobRedirectUrl' : 'redirect_uri', path);
  keptText.set('wantedAt', String(now));
}

/** What the visitor came for, the job before the page; undefined without one, or when that was too long ago. */
export function wantedPath(origin: string, now = Date.now()): string | undefined {
  const age = now - Number(keptText.get('wantedAt') ?? Number.NaN);
  if (!(age >= 0 && age <= WANTED_FOR_MS)) return undefined;
  return (['jobRedirectUrl', 'redirect_uri'] as const)
    .map((key) => pageTarget(keptText.get(key), origin))
    .find((path) => path !== undefined && !isEntrance(new URL(path, origin).pathname));
}

/** Where to go after signing in: what the visitor came for, else `otherwise` (SH-18). Asked once: it is forgotten. */
export function takeWanted(origin: string, otherwise: string): string {
  const wanted = wantedPath(origin) ?? otherwise;
  forgetWanted();
  return wanted;
}
