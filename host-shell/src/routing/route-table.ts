import type { ReleaseSet } from '@hirehq/shared-contracts/release';
import type { RouteDeclaration, SlotDeclaration } from '@hirehq/shared-contracts/remote-manifest';
import { manifest } from '../manifest.ts';

export interface RouteEntry extends RouteDeclaration {
  /** `shell` for pages of the shell itself. */
  remote: string;
}

export interface SlotEntry extends SlotDeclaration {
  remote: string;
}

/** All routes of the platform: those of deployed remotes, then the shell's own for paths that no remote has. */
export function routeTable({ remotes }: ReleaseSet): RouteEntry[] {
  const entries: RouteEntry[] = [];
  const taken = new Set<string>();
  const add = (remote: string, routes: readonly RouteDeclaration[]) => {
    for (const route of routes) {
      if (taken.has(route.path)) continue;
      taken.add(route.path);
      entries.push({ ...route, remote });
    }
  };
  for (const [remote, { current }] of Object.entries(remotes)) add(remote, current.manifest.routes);
  add('shell', manifest.routes);
  return entries;
}

export function slotTable({ remotes }: ReleaseSet): SlotEntry[] {
  return Object.entries(remotes).flatMap(([remote, { current }]) => current.manifest.slots.map((slot) => ({ ...slot, remote })));
}
