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
    {
      id: 'editProfile',
      path: '/candidate/edit-profile',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'form',
    },
    {
      id: 'ownPublicProfile',
      path: '/candidate/public',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'detail',
    },
    {
      id: 'publicProfile',
      path: '/candidate/public/:candidateKey',
      access: 'public',
      criticality: 'primary',
      footer: false,
      pageData: ['publicProfile'],
      served: true,
      skeleton: 'detail',
    },
    {
      id: 'checklist',
      path: '/candidate/add-checklist',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'form',
    },
    {
      id: 'settings',
      path: '/candidate/settings',
      access: 'candidate',
      criticality: 'primary',
      skeleton: 'form',
    },
    {
      id: 'uploadVideo',
      path: '/upload-video',
      access: 'public',
      criticality: 'primary',
      skeleton: 'page',
    },
    {
      id: 'qr',
      path: '/qr',
      access: 'public',
      criticality: 'primary',
      skeleton: 'page',
    },
  ],
  slots: [
    { id: 'dashboardProfile', slot: 'dashboard.profile', criticality: 'essential', access: 'candidate' },
    { id: 'dashboardCoach', slot: 'dashboard.coach', criticality: 'essential', access: 'candidate' },
  ],
  events: {
    publishes: [],
    subscribes: [
      'profile.changed@1',
      'job.saved@1',
      'application.submitted@1',
      'hand-over.changed@1',
      'stream.state-changed@1',
      'time-zone.chosen@1',
    ],
  },
  embeds: [{ view: 'public', target: { kind: 'route', id: 'publicProfile' }, capabilities: [], queries: ['publicProfile'] }],
  budgets: { entryBytes: 21_000, contentBytes: 58_500, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
