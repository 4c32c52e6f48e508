import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'notifications',
  contract: CONTRACT_VERSION,
  routes: [],
  slots: [{ id: 'bell', slot: 'header.notifications', criticality: 'regular', access: 'candidate' }],
  events: {
    publishes: ['notifications.read@1'],
    subscribes: ['notification.received@1', 'notifications.read@1', 'notifications.wanted@1', 'stream.state-changed@1'],
  },
} as const satisfies ManifestDeclaration;
