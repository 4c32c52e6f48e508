import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'reports',
  contract: CONTRACT_VERSION,
  routes: [
    { id: 'dashboard', path: '/candidate/dashboard', access: 'candidate', criticality: 'primary', skeleton: 'page' },
    { id: 'analytics', path: '/candidate/analytics', access: 'candidate', criticality: 'primary', skeleton: 'page' },
  ],
  slots: [{ id: 'embeddedDensity', slot: 'embed.view', criticality: 'regular', access: 'public' }],
  events: {
    publishes: [],
    subscribes: [
      'notification.received@1',
      'application.submitted@1',
      'conversation.changed@1',
      'message.received@1',
      'profile.changed@1',
      'stream.state-changed@1',
    ],
  },
  embeds: [
    { view: 'density', target: { kind: 'slot', id: 'embeddedDensity' }, capabilities: ['filters'], queries: ['jobDensity'] },
  ],
  budgets: { entryBytes: 9500, contentBytes: 30_000, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
