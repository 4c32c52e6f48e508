import { CONTRACT_VERSION, type RemoteManifest } from '@hirehq/shared-contracts/remote-manifest';

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
  settings: {},
} satisfies RemoteManifest;
