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
/** Where one thing is filled in and sent. */
const QUIET: ReadonlySet<Path> = new Set(['/application/:jobId', '/candidate/application/:jobId']);
const PUBLIC_FIND_JOBS = '/find-jobs';

/** Pages that are forms: nothing floats over what is filled in. Addresses of pages, without those of single records. */
const FORMS = [
  routes.createProfile(),
  routes.editProfile(),
  routes.checklist(),
  routes.settings(),
  routes.notificationPreferences(),
  '/candidate/application',
  '/application',
  '/candidate/interviewDetails',
];

/** Whether chat windows float over the page at an address. */
export const hasFloatingChats = (pathname: string): boolean =>
  !FORMS.some((form) => pathname === form || pathname.startsWith(`${form}/`));

/** SH-19. */
export const hasHeader = (path: Path): boolean => !WITHOUT_HEADER.has(path);

/** Whether the header leads nowhere else: neither navigation nor search, but a link that leaves the form. */
export const isQuiet = (path: Path): boolean => QUIET.has(path);

/** SH-20. */
export const hasAccessibility = (path: Path): boolean => !WITHOUT_ACCESSIBILITY.has(path);

/** A link to /find-jobs with `searchBar=false` asks for the list without a search (SH-04). */
export const isWithoutSearch = (path: Path, search: string): boolean =>
  path === PUBLIC_FIND_JOBS && new URLSearchParams(search).get('searchBar') === 'false';

/**
 * The search panel (SH-23): not for variant N, not on pages with their own search or a quiet header, and not if a link to /find-jobs has
 * `searchBar=false` (SH-04). Job lists without it have the search in the page, unless the link asks for none.
 */
export function hasSearch(variant: BrandVariant, path: Path, search: string): boolean {
  if (variant === 'N' || WITH_OWN_SEARCH.has(path) || isQuiet(path)) return false;
  return !isWithoutSearch(path, search);
}
