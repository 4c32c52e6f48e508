import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    dashboard: () => import('./pages/dashboard/dashboard-page.tsx'),
    analytics: () => import('./pages/analytics/analytics-page.tsx'),
  },
  slots: {
    embeddedDensity: () => import('./slots/embedded-density.tsx'),
  },
});
