import { routes } from '@hirehq/shared-contracts/routes';
import type { DeployedPages } from '../routing/deployed-pages.ts';

export interface ArrivalFacts {
  /** Undefined if the candidate could not be loaded. */
  skillsCount: number | undefined;
  /** The candidate chose to continue without a profile. */
  profileSkipped: boolean;
  /** The candidate has asked for the deletion of the account, and can still keep it. */
  isToBeDeleted: boolean;
  /** The candidate was signed in before, and left this page only for a page of the identity provider. */
  isBack: boolean;
  /** The page the visitor originally wanted. */
  wanted: string | undefined;
  pages: DeployedPages;
}

/** An application in progress comes first: it has what was typed before signing in. So does a page that no profile matters for. */
const UNDER_WAY = /^\/(candidate\/)?application\//;

/**
 * The page after sign-in (SH-18): the settings if the account is to be deleted (PR-11); else with skills the wanted page, without skills create-profile; never a page that is not
 * deployed.
 */
export function whereNext({ skillsCount, profileSkipped, isToBeDeleted, isBack, wanted, pages }: ArrivalFacts): string {
  if (isToBeDeleted && pages.canOpen(routes.settings())) return routes.settings();
  const comesFirst = wanted !== undefined && (UNDER_WAY.test(wanted) || pages.needsRole(wanted));
  const needsProfile = skillsCount === 0 && !profileSkipped && !isBack && !comesFirst;
  if (needsProfile && pages.canOpen(routes.createProfile())) return routes.createProfile();
  return wanted !== undefined && pages.canOpen(wanted) ? wanted : pages.first();
}
