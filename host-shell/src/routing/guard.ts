import { pageTarget } from '@hirehq/shared-contracts/page-path';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { OPERATOR, type Session } from '@hirehq/shared-contracts/session';
import { shellStorage } from '../shell-api/shell-storage.ts';
import { ownFragment } from './own-fragment.ts';

const EXEMPT = /^\/(candidate|webview)\/public\//i;
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso|(candidate|webview)\/create-profile)(\/|$)/i;
const JOB_DETAILS = /^\/candidate\/job-details\//i;

/** A page requested longer ago than this, in milliseconds, has nothing to do with the current sign-in. */
const WANTED_FOR_MS = 30 * 60_000;

export type Address = Pick<Location, 'pathname' | 'search' | 'hash'>;

/** Pages that only redirect; nobody is sent back to them. */
export const isEntrance = (pathname: string): boolean => ENTRANCES.test(pathname);

/** An address as a path to return to; without the identity provider's part of the fragment. */
export const pathOf = ({ pathname, search, hash }: Address): string => pathname + search + ownFragment(hash);

export function needsSignIn(pathname: string, access: RouteDeclaration['access']): boolean {
  return access !== 'public' && !EXEMPT.test(pathname);
}

/** Whether a page of this access needs a role that the session does not have. */
export function lacksRole(session: Session, access: RouteDeclaration['access']): boolean {
  return access === 'operator' && !(session.status === 'signed-in' && session.user.roles.includes(OPERATOR));
}

/** The page that the sign-in of this tab leads back to, if storage does not have it. */
let ofThisTab: { path: string; at: number } | undefined;

function forgetReturnPath(): void {
  ofThisTab = undefined;
  for (const key of ['jobRedirectUrl', 'redirect_uri', 'wantedAt'] as const) shellStorage.take(key);
}

/**
 * Stores the page a visitor wanted before signing in, under the name in the specification (SH-16), and replaces the stored one.
 * A page that only redirects changes nothing; an address that cannot be returned to is not stored.
 */
export function saveReturnPath(address: Address, now = Date.now()): void {
  if (isEntrance(address.pathname)) return;
  forgetReturnPath();
  const path = pageTarget(pathOf(address), window.location.origin);
  if (path === undefined) return;
  shellStorage.set(JOB_DETAILS.test(address.pathname) ? 'jobRedirectUrl' : 'redirect_uri', path);
  shellStorage.set('wantedAt', String(now));
  // A storage that is full or blocked: known on this page at least.
  if (returnPath(window.location.origin, now) !== path) ofThisTab = { path, at: now };
}

/** On the callback page: what its own sign-in leads back to, before what any tab has stored last. */
export function adoptReturnPath(path: string | undefined, origin: string, now = Date.now()): void {
  const target = pageTarget(path, origin);
  if (target === undefined || isEntrance(new URL(target, origin).pathname)) return;
  saveReturnPath(new URL(target, origin), now);
  ofThisTab = { path: target, at: now };
}

/** The page the visitor wanted, a job before other pages; undefined if there is none, or it is too old. */
export function returnPath(origin: string, now = Date.now()): string | undefined {
  if (ofThisTab && now - ofThisTab.at <= WANTED_FOR_MS) return ofThisTab.path;
  const age = now - Number(shellStorage.get('wantedAt') ?? Number.NaN);
  if (!(age >= 0 && age <= WANTED_FOR_MS)) return undefined;
  return (['jobRedirectUrl', 'redirect_uri'] as const)
    .map((key) => pageTarget(shellStorage.get(key), origin))
    .find((path) => path !== undefined && !isEntrance(new URL(path, origin).pathname));
}

/** The page after signing in: the stored one, else `otherwise` (SH-18). Calling it deletes the stored one. */
export function takeReturnPath(origin: string, otherwise: string): string {
  const wanted = returnPath(origin) ?? otherwise;
  forgetReturnPath();
  return wanted;
}
