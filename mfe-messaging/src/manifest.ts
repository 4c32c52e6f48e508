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
  slots: [
    { id: 'messagesButton', slot: 'header.messages', criticality: 'regular', access: 'candidate' },
    { id: 'widget', slot: 'page.overlay', criticality: 'regular', access: 'candidate' },
    { id: 'dashboardMessages', slot: 'dashboard.messages', criticality: 'essential', access: 'candidate' },
  ],
  events: {
    publishes: ['conversations.shown@1'],
    subscribes: ['message.received@1', 'conversation.changed@1', 'conversation.typed@1', 'stream.state-changed@1'],
  },
  budgets: { entryBytes: 9000, contentBytes: 45_000, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
