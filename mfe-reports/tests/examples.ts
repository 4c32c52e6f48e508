import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { manifest } from '../src/manifest.ts';
import { DashboardDocument } from '../src/shared/dashboard.graphql.ts';
import { dashboardOf, emptyDashboard } from './dashboard-of.ts';

export const examples = defineExamples(manifest, {
  routes: {},
  answer(api, amount) {
    api.answerGraphql(DashboardDocument, amount === 'some' ? dashboardOf() : emptyDashboard());
  },
});
