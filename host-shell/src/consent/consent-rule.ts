import { routes } from '@hirehq/shared-contracts/routes';
import type { Session } from '@hirehq/shared-contracts/session';

interface Moment {
  pathname: string;
  status: Session['status'];
  /** The visitor has accepted cookies, or only those that are necessary. */
  answered: boolean;
}

const POLICIES = new Set<string>([routes.cookiePolicy(), routes.termsOfUse(), routes.privacyPolicy(), routes.ukPrivacyPolicy()]);
const ENTRANCES = /^\/(candidate|signin|signup)(\/|$)/;
/** The first view of the platform is not interrupted for this long, in milliseconds. */
const HOME_DELAY_MS = 1_200;

/** The delay in milliseconds before a page asks for consent (SH-31); undefined if it does not ask. */
export function consentDelay({ pathname, status, answered }: Moment): number | undefined {
  const path = pathname.toLowerCase().replace(/(?<=.)\/+$/, '');
  if (answered || status === 'unknown' || POLICIES.has(path)) return undefined;
  if (path === '/') return status === 'signed-out' ? HOME_DELAY_MS : undefined;
  if (path === '/home') return HOME_DELAY_MS;
  return status === 'signed-in' || ENTRANCES.test(path) ? 0 : undefined;
}
