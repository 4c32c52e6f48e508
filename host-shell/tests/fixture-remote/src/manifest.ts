import type { ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

/** The smallest possible remote, for tests of build and loader. */
export const manifest = {
  id: 'fixture',
  contract: '1.0.0',
  routes: [{ id: 'page', path: '/fixture', access: 'public', criticality: 'primary', skeleton: 'list' }],
  slots: [{ id: 'search', slot: 'header.search', criticality: 'essential', access: 'both' }],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
