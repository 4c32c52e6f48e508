import { routes, safeLocalPath } from '@hirehq/shared-contracts/routes';
import { keptText } from '../lend/kept-text.ts';

const EXEMPT = '/candidate/public/';
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso|candidate\/create-profile)(\/|$)/;

/** Pages that only lead to other pages; nobody is sent back to one. */
export const isEntrance = (pathname: string): boolean => ENTRANCES.test(pathname);

/** Where a visitor wanted to go before signing in, under the name the specification gives it (SH-16). */
export function storageKeyOf(pathname: string): 'jobRedirectUrl' | 'redirect_uri' {
  return pathname.startsWith('/candidate/job-details/') ? 'jobRedirectUrl' : 'redirect_uri';
}

export function needsSignIn(pathname: string, access: 'public' | 'candidate'): boolean {
  return access === 'candidate' && !pathname.startsWith(EXEMPT);
}

export function keepWanted(pathname: string, search: string): void {
  keptText.set(storageKeyOf(pathname), pathname + search);
}

/** What the visitor came for, the job before the page; undefined without one. */
export function wantedPath(origin: string): string | undefined {
  const path = safeLocalPath(keptText.get('jobRedirectUrl') ?? keptText.get('redirect_uri'), origin);
  return path === undefined || isEntrance(path) ? undefined : path;
}

/** Where to go after signing in: what the visitor came for, else the dashboard (SH-18). Asked once: it is forgotten. */
export function takeWanted(origin: string): string {
  const wanted = wantedPath(origin) ?? routes.dashboard();
  keptText.take('jobRedirectUrl');
  keptText.take('redirect_uri');
  return wanted;
}
