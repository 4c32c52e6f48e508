import { routes, safeLocalPath } from '@hirehq/shared-contracts/routes';
import { keptText } from '../lend/kept-text.ts';

const EXEMPT = '/candidate/public/';
/** Pages that only lead to signing in; going back to one would go round in circles. */
const ENTRANCES = /^\/(signin|signup|forgotpassword|sso\/callback)\b/;

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

/** Where to go after signing in: the job the visitor came for, else the page, else the dashboard (SH-18). Asked once: it is forgotten. */
export function takeWanted(origin: string): string {
  const wanted = keptText.take('jobRedirectUrl') ?? keptText.take('redirect_uri');
  const path = safeLocalPath(wanted, origin);
  return path && !ENTRANCES.test(path) ? path : routes.dashboard();
}
