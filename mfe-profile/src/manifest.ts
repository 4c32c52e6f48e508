import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'profile',
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'createProfile',
      path: '/candidate/create-profile',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'form',
    },
  ],
  slots: [],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
