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
  budgets: { entryBytes: 8500, contentBytes: 19_000, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
