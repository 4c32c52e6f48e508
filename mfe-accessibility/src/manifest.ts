import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'accessibility',
  contract: CONTRACT_VERSION,
  routes: [],
  slots: [
    { id: 'panel', slot: 'header.accessibility', criticality: 'regular', access: 'both' },
    { id: 'toolbar', slot: 'page.toolbar', criticality: 'regular', access: 'both' },
    { id: 'settings', slot: 'settings.accessibility', criticality: 'regular', access: 'candidate' },
  ],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
