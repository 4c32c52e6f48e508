import type { BuiltRelease, Surface } from '@hirehq/shared-contracts/delivery';
import { CONTRACT_VERSION, type RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';
import { releaseWith } from './real-releases.ts';

export const NOTHING: Surface = {
  publishes: {},
  reads: {},
  links: [],
  slots: [],
  operations: {},
  calls: {},
  shell: [],
  facade: {},
  shared: {},
};

export interface Toy extends Omit<Partial<RemoteManifest>, 'routes' | 'slots'> {
  routes?: readonly string[];
  slots?: readonly RemoteManifest['slots'][number]['slot'][];
  /** Undefined: a release of an earlier build, which has none. */
  surface?: Partial<Surface> | undefined;
  version?: string;
}

/** A release that offers and uses what a test says, and nothing else. */
export function toy(id: string, about: Toy = {}): BuiltRelease {
  const manifest: RemoteManifest = {
    id,
    contract: about.contract ?? CONTRACT_VERSION,
    routes: (about.routes ?? []).map((path, index) => ({
      id: `page${index}`,
      path,
      access: 'public',
      criticality: 'primary',
      skeleton: 'page',
    })),
    slots: (about.slots ?? []).map((slot, index) => ({ id: `slot${index}`, slot, criticality: 'regular', access: 'both' })),
    events: about.events ?? { publishes: [], subscribes: [] },
  };
  const surface = 'surface' in about && about.surface === undefined ? undefined : { ...NOTHING, ...about.surface };
  return releaseWith(manifest, surface, about.version ?? '1.0.0');
}
