import { LRUCache } from 'lru-cache';
import { matchRoutes } from 'react-router-dom';
import { findPage } from '@hirehq/shared-contracts/find-page';
import type { Release } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export interface RouteMatch {
  release: Release;
  route: RouteDeclaration;
  params: Record<string, string>;
}

export interface PageMatch extends RouteMatch {
  /** Shown without header and footer. */
  bare: boolean;
}

const MOST_PATHS = 2_000;

interface Found {
  match: PageMatch | undefined;
}

/** The router compiles every path for each search. */
const known = new WeakMap<readonly Release[], LRUCache<string, Found>>();

function findMatch(pathname: string, releases: readonly Release[]): PageMatch | undefined {
  const entries = releases.flatMap((release) => release.manifest.routes.map((route) => ({ path: route.path, release, route })));
  const found = findPage(matchRoutes, entries, pathname);
  return found && { release: found.entry.release, route: found.entry.route, params: found.params, bare: found.bare };
}

/** The page at a path as a URL has it, found as the browser finds it. */
export function matchPage(pathname: string, releases: readonly Release[]): PageMatch | undefined {
  const ofReleases = known.get(releases) ?? new LRUCache<string, Found>({ max: MOST_PATHS });
  known.set(releases, ofReleases);
  const found = ofReleases.get(pathname) ?? { match: findMatch(pathname, releases) };
  ofReleases.set(pathname, found);
  return found.match;
}
