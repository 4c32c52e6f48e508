import { safeLocalPath } from '@hirehq/shared-contracts/routes';
import { keptText } from '../lend/kept-text.ts';

const EXEMPT = /^\/(candidate|webview)\/public\//i;
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso|(candidate|webview)\/create-profile)(\/|$)/i;

/** Pages that only lead to other pages; nobody is sent back to one. */
export const isEntrance = (pathname: string): boolean => ENTRANCES.test(pathname);

/** Where a visitor wanted to go before signing in, under the name the specification gives it (SH-16). */
export function storageKeyOf(pathname: string): 'jobRedirectUrl' | 'redirect_uri' {
  return pathname.startsWith('/candidate/job-details/') ? 'jobRedirectUrl' : 'redirect_uri';
}

export function needsSignIn(pathname: string, access: 'public' | 'candidate'): boolean {
  return access === 'candidate' && !EXEMPT.test(pathname);
}

/** An address that could not be gone back to is not kept at all. */
export function keepWanted(pathname: string, search: string): void {
  const path = safeLocalPath(pathname + search, window.location.origin);
  if (path !== undefined) keptText.set(storageKeyOf(pathname), path);
}

/** What the visitor came for, the job before the page; undefined without one. */
export function wantedPath(origin: string): string | undefined {
  return (['jobRedirectUrl', 'redirect_uri'] as const)
    .map((key) => safeLocalPath(keptText.get(key), origin))
    .find((path) => path !== undefined && !isEntrance(new URL(path, origin).pathname));
}

/** Where to go after signing in: what the visitor came for, else `otherwise` (SH-18). Asked once: it is forgotten. */
export function takeWanted(origin: string, otherwise: string): string {
  const wanted = wantedPath(origin) ?? otherwise;
  keptText.take('jobRedirectUrl');
  keptText.take('redirect_uri');
  return wanted;
}
