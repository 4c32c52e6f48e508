import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

/** It has no pages and no slots: pages of the platform do not load it. */
export const manifest = {
  id: 'embed',
  contract: CONTRACT_VERSION,
  routes: [],
  slots: [],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
