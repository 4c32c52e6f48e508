import type { BrandVariant } from './codes.ts';
import { routes } from './routes.ts';

/**
 * Which parts of the frame each page shows; the server preloads by the same rules. Paths are those of the route table, not of
 * the address.
 */
type Path = string | undefined;

const WITHOUT_HEADER: ReadonlySet<Path> = new Set([routes.createProfile()]);
const WITHOUT_ACCESSIBILITY: ReadonlySet<Path> = new Set([routes.myReferrals(), routes.analytics(), routes.interviews()]);
const WITH_OWN_SEARCH: ReadonlySet<Path> = new Set([routes.landing(), routes.home()]);
const PUBLIC_FIND_JOBS = '/find-jobs';

/** SH-19. */
export const hasHeader = (path: Path): boolean => !WITHOUT_HEADER.has(path);

/** SH-20. */
export const hasAccessibility = (path: Path): boolean => !WITHOUT_ACCESSIBILITY.has(path);

/**
 * The search panel (SH-23): not for variant N, not on pages with their own search, and not if a link to /find-jobs has
 * `searchBar=false` (SH-04).
 */
export function hasSearch(variant: BrandVariant, path: Path, search: string): boolean {
  if (variant === 'N' || WITH_OWN_SEARCH.has(path)) return false;
  return path !== PUBLIC_FIND_JOBS || new URLSearchParams(search).get('searchBar') !== 'false';
}
