import { routes } from '@hirehq/shared-contracts/routes';
import type { DeployedPages } from '../routing/deployed-pages.ts';

export interface ArrivalFacts {
  /** Undefined if the candidate could not be loaded. */
  skillsCount: number | undefined;
  /** The candidate chose to continue without a profile. */
  profileSkipped: boolean;
  /** The page the visitor originally wanted. */
  wanted: string | undefined;
  pages: DeployedPages;
}

/** An application in progress comes first: it has what was typed before signing in. */
const UNDER_WAY = /^\/(candidate\/)?application\//;

/**
 * The page after sign-in (SH-18): with skills the wanted page, without skills create-profile; never a page that is not
 * deployed.
 */
export function whereNext({ skillsCount, profileSkipped, wanted, pages }: ArrivalFacts): string {
  const needsProfile = skillsCount === 0 && !profileSkipped && !(wanted !== undefined && UNDER_WAY.test(wanted));
  if (needsProfile && pages.canOpen(routes.createProfile())) return routes.createProfile();
  return wanted !== undefined && pages.canOpen(wanted) ? wanted : pages.first();
}
