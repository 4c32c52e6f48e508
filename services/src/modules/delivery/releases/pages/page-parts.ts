import type { BrandVariant } from '@hirehq/shared-contracts/codes';
import { hasAccessibility, hasHeader, hasSearch } from '@hirehq/shared-contracts/header-rules';
import type { Release } from '@hirehq/shared-contracts/release';
import type { SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { routes } from '@hirehq/shared-contracts/routes';
import { SHELL } from '../sets/live-set.ts';
import type { PageMatch } from './match-route.ts';

export interface NeededFile {
  release: Release;
  file: string;
}

export interface NeededFiles {
  js: NeededFile[];
  css: NeededFile[];
}

const LANDING: ReadonlySet<string> = new Set([routes.landing(), routes.home()]);

/** Follows the rules of the frame: a preloaded part that is not shown is wasted bytes. */
function isShown({ slot, access }: SlotDeclaration, { route, bare }: PageMatch, variant: BrandVariant): boolean {
  if (access === (route.access === 'public' ? 'candidate' : 'public')) return false;
  if (slot.startsWith('landing.')) return LANDING.has(route.path);
  if (!slot.startsWith('header.') || bare || !hasHeader(route.path)) return false;
  if (slot === 'header.accessibility') return hasAccessibility(route.path);
  return slot !== 'header.search' || hasSearch(variant, route.path, '');
}

/** Files that a page needs immediately besides the shell's own: its remote's, and those of the parts in the frame's slots. */
export function neededFiles(match: PageMatch | undefined, releases: readonly Release[], variant: BrandVariant): NeededFiles {
  const needed: NeededFiles = { js: [], css: [] };
  if (!match) return needed;
  for (const release of releases) {
    const shown = release.manifest.slots.filter((slot) => isShown(slot, match, variant)).map(({ id }) => id);
    const names = release.remote === match.release.remote ? [match.route.id, ...shown] : shown;
    if (names.length === 0) continue;
    const parts = ['remote', ...names].flatMap((name) => release.parts[name] ?? []);
    const once = (files: readonly string[]) => [...new Set(files)].map((file) => ({ release, file }));
    // The shell's entry is the page's own script.
    const entry = release.remote === SHELL ? [] : [release.entry];
    needed.js.push(...once([...entry, ...parts.flatMap(({ js }) => js)]));
    needed.css.push(...once(parts.flatMap(({ css }) => css)));
  }
  return needed;
}
