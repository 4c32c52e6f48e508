import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'messaging',
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'messages',
      path: '/candidate/message-list',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'page',
    },
  ],
  slots: [{ id: 'messagingLink', slot: 'header.messages', criticality: 'regular', access: 'candidate' }],
  events: { publishes: [], subscribes: [] },
} as const satisfies ManifestDeclaration;
