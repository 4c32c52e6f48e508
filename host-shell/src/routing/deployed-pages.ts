import { routes } from '@hirehq/shared-contracts/routes';
import type { Session } from '@hirehq/shared-contracts/session';
import { OWN_PAGES } from '../manifest.ts';
import { lacksRole } from './guard.ts';
import type { RouteEntry } from './route-table.ts';
import { findRoute } from './use-current-route.ts';

/** Which pages this deployment has, and which one is the candidate's first page. */
export interface DeployedPages {
  canOpen(to: string): boolean;
  /** The page a candidate starts with; `/candidate`, which says so, if there is none. */
  first(): string;
  /** The target of home links: the first page for a candidate, the landing page for everybody else. */
  home(signedIn: boolean): string;
  /** Pages that their remotes want in the main menu, and what it calls them. */
  inMenu(session: Session): readonly MenuPage[];
  /** Whether the page at a path is for accounts with a role, whatever they have as candidates. */
  needsRole(to: string): boolean;
}

interface MenuPage {
  to: string;
  words: NonNullable<RouteEntry['menu']>;
}

/** Most useful page first. */
const FIRST_PAGES = [routes.dashboard(), routes.myJobs(), routes.findJobs()];

export function deployedPages(table: readonly RouteEntry[]): DeployedPages {
  const pageAt = (to: string) => findRoute(table, new URL(to, 'http://here').pathname);
  function canOpen(to: string): boolean {
    const entry = pageAt(to);
    return entry !== undefined && (entry.remote !== 'shell' || OWN_PAGES.has(entry.id));
  }
  const begin = FIRST_PAGES.find(canOpen) ?? routes.candidate();
  const first = () => begin;
  const isOpenTo = (session: Session, { access }: RouteEntry) =>
    access === 'public' || (session.status === 'signed-in' && !lacksRole(session, access));
  const inMenu = (session: Session): MenuPage[] =>
    table.flatMap((entry) => (entry.menu && isOpenTo(session, entry) ? [{ to: entry.path, words: entry.menu }] : []));
  const needsRole = (to: string) => pageAt(to)?.access === 'operator';
  return { canOpen, first, inMenu, needsRole, home: (signedIn) => (signedIn ? begin : routes.landing()) };
}
