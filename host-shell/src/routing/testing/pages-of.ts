import type { DeployedPages } from '../deployed-pages.ts';

/** The pages of a deployment that has all except those under these paths. */
export function pagesBut(...missing: readonly string[]): DeployedPages {
  const canOpen = (to: string) => !missing.some((path) => to.startsWith(path));
  return {
    canOpen,
    first: () => '/candidate/first',
    home: (signedIn) => (signedIn ? '/candidate/first' : '/'),
    inMenu: () => [],
    needsRole: () => false,
  };
}
