import { defineExamples } from '@hirehq/shared-ui/testing/remote-examples';
import { ActivityReportDocument } from '../src/features/view-activity/activity-report.graphql.ts';
import { JobDensityDocument } from '../src/features/view-density/job-density.graphql.ts';
import { RatingReportDocument } from '../src/features/view-ratings/rating-report.graphql.ts';
import { manifest } from '../src/manifest.ts';
import { DashboardDocument } from '../src/shared/dashboard.graphql.ts';
import { dashboardOf, emptyDashboard } from './dashboard-of.ts';
import { activityOf, densityOf, noActivity, noDensity, noRatings, ratingsOf } from './reports-of.ts';

export const examples = defineExamples(manifest, {
  routes: {},
  respond(api, amount) {
    const isSome = amount === 'some';
    api.respondToGraphql(DashboardDocument, isSome ? dashboardOf() : emptyDashboard());
    api.respondToGraphql(RatingReportDocument, { ratingReport: isSome ? ratingsOf() : noRatings() });
    api.respondToGraphql(ActivityReportDocument, { activityReport: isSome ? activityOf() : noActivity() });
    api.respondToGraphql(JobDensityDocument, { jobDensity: isSome ? densityOf() : noDensity() });
  },
});
