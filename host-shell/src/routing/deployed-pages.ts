import { routes } from '@hirehq/shared-contracts/routes';
import { OWN_PAGES } from '../manifest.ts';
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
  inMenu(signedIn: boolean): readonly MenuPage[];
}

interface MenuPage {
  to: string;
  words: NonNullable<RouteEntry['menu']>;
}

/** Most useful page first. */
const FIRST_PAGES = [routes.dashboard(), routes.myJobs(), routes.findJobs()];

export function deployedPages(table: readonly RouteEntry[]): DeployedPages {
  function canOpen(to: string): boolean {
    const entry = findRoute(table, new URL(to, 'http://here').pathname);
    return entry !== undefined && (entry.remote !== 'shell' || OWN_PAGES.has(entry.id));
  }
  const begin = FIRST_PAGES.find(canOpen) ?? routes.candidate();
  const first = () => begin;
  const inMenu = (signedIn: boolean): MenuPage[] =>
    table.flatMap(({ path, access, menu }) => (menu && (signedIn || access === 'public') ? [{ to: path, words: menu }] : []));
  return { canOpen, first, inMenu, home: (signedIn) => (signedIn ? begin : routes.landing()) };
}
