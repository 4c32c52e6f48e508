import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'notifications',
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'notificationPreferences',
      path: '/candidate/notification-preferences',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'form',
    },
  ],
  slots: [
    { id: 'bell', slot: 'header.notifications', criticality: 'regular', access: 'candidate' },
    { id: 'settings', slot: 'settings.notifications', criticality: 'essential', access: 'candidate' },
  ],
  events: {
    publishes: ['notifications.read@1'],
    subscribes: [
      'conversations.shown@1',
      'notification.received@1',
      'notifications.counted@1',
      'notifications.read@1',
      'notifications.wanted@1',
      'stream.state-changed@1',
      'time-zone.chosen@1',
    ],
  },
  budgets: { entryBytes: 9500, contentBytes: 28_000, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
