import { defineRemote } from '@hirehq/shared-ui';
import { manifest } from './manifest.ts';
import { messages } from './messages/index.ts';
import { reactions } from './reactions.ts';

export const { contract, routes, slots, mount } = defineRemote({
  manifest,
  messages,
  reactions,
  routes: {
    dashboard: () =>
      import(/* webpackChunkName: "dashboard" */ './pages/dashboard/dashboard-page.tsx').then((page) => page.DashboardPage),
    analytics: () =>
      import(/* webpackChunkName: "analytics" */ './pages/analytics/analytics-page.tsx').then((page) => page.AnalyticsPage),
  },
  slots: {},
});
