import { routes } from '@hirehq/shared-contracts/routes';
import type { DeployedPages } from '../routing/deployed-pages.ts';

export interface ArrivalFacts {
  /** Undefined while the candidate could not be loaded. */
  skillsCount: number | undefined;
  /** The candidate chose to go on without a profile. */
  profileSkipped: boolean;
  /** What the visitor came for. */
  wanted: string | undefined;
  pages: DeployedPages;
}

/** An application under way is finished first: what was typed before signing in waits there. */
const UNDER_WAY = /^\/(candidate\/)?application\//;

/** Where a candidate goes after signing in (SH-18): with skills to what they came for, without to create-profile; to nothing that is not deployed. */
export function whereNext({ skillsCount, profileSkipped, wanted, pages }: ArrivalFacts): string {
  const needsProfile = skillsCount === 0 && !profileSkipped && !(wanted !== undefined && UNDER_WAY.test(wanted));
  if (needsProfile && pages.canOpen(routes.createProfile())) return routes.createProfile();
  return wanted !== undefined && pages.canOpen(wanted) ? wanted : pages.first();
}
