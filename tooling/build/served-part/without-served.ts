import type { RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';

/** The manifest of a release that is built without its served part: scripts alone show its pages and slots. */
export const withoutServed = (manifest: RemoteManifest): RemoteManifest => ({
  ...manifest,
  routes: manifest.routes.map(({ served: _, ...route }) => route),
  slots: manifest.slots.map(({ served: _, ...slot }) => slot),
});
