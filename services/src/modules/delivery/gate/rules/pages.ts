import { matchRoutes } from 'react-router-dom';
import type { BuiltRelease } from '@hirehq/shared-contracts/delivery';
import { finding, isShell, type Finding, type Rule, type World } from '../world.ts';

const PLACEHOLDER = 'x';

/** Addresses of the pages that a pattern leads to: with its optional segment, and without. */
function addressesOf(pattern: string): string[] {
  const filled = (path: string) => path.replaceAll(/:\w+/g, PLACEHOLDER);
  return [...new Set([pattern.replaceAll('?', ''), pattern.replaceAll(/\/:\w+\?/g, '')])].map(filled);
}

/** The routes of a release that are pages of its own. A shell that does not say which are has only such. */
function ownPaths(release: BuiltRelease): string[] {
  const paths = release.manifest.routes.map(({ path }) => path);
  return isShell(release) ? (release.surface?.pages ?? paths) : paths;
}

const isServed = (pattern: string, { members }: World): boolean => {
  const routes = members.flatMap(ownPaths).map((path) => ({ path }));
  return addressesOf(pattern).every((address) => matchRoutes(routes, address) !== null);
};

/** Pages that somebody links to and that no release of the world has. */
export function deadLinks(reader: BuiltRelease | undefined, links: readonly string[], world: World): Finding[] {
  return links
    .filter((pattern) => !isServed(pattern, world))
    .map((pattern) =>
      finding(reader, {
        missing: `no release has the page ${pattern}`,
        use: 'links to it',
        what: `page ${pattern}`,
        isAbsent: true,
      }),
    );
}

export const missedPages: Rule = (release, world) => deadLinks(release, release.surface?.links ?? [], world);

export const missedSlots: Rule = (release, { members }) => {
  const filled = new Set(members.flatMap(({ manifest }) => manifest.slots.map(({ slot }): string => slot)));
  return (release.surface?.slots ?? [])
    .filter((slot) => !filled.has(slot))
    .map((slot) =>
      finding(release, { missing: `no release fills the slot ${slot}`, use: 'shows it', what: `slot ${slot}`, isAbsent: true }),
    );
};
