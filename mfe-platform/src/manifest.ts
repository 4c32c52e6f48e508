import { CONTRACT_VERSION, type ManifestDeclaration } from '@hirehq/shared-contracts/remote-manifest';

export const manifest = {
  id: 'platform',
  contract: CONTRACT_VERSION,
  routes: [
    {
      id: 'platform',
      path: '/platform',
      access: 'operator',
      criticality: 'primary',
      skeleton: 'page',
      menu: { en: 'Platform', es: 'Plataforma', ar: 'المنصة' },
    },
    { id: 'platformHistory', path: '/platform/history', access: 'operator', criticality: 'primary', skeleton: 'page' },
    { id: 'platformRemote', path: '/platform/remotes/:remote', access: 'operator', criticality: 'primary', skeleton: 'page' },
  ],
  slots: [],
  events: { publishes: [], subscribes: [] },
  budgets: { entryBytes: 10_000, contentBytes: 30_000, readyMs: 3000 },
} as const satisfies ManifestDeclaration;
