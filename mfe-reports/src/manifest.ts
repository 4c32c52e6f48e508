import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'reports',
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'dashboard', path: '/candidate/dashboard', access: 'candidate', criticality: 'primary', skeleton: 'page' },
    { id: 'analytics', path: '/candidate/analytics', access: 'candidate', criticality: 'primary', skeleton: 'page' },
  ],
  slots: [],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
