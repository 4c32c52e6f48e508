import type { GraphQLResolverMap } from '../../../../platform/http/graphql.ts';
import { activityReport } from './Query/activityReport.ts';
import { dashboard } from './Query/dashboard.ts';
import { jobDensity } from './Query/jobDensity.ts';
import { ratingReport } from './Query/ratingReport.ts';

export const resolvers: GraphQLResolverMap = {
  Query: { activityReport, dashboard, jobDensity, ratingReport },
};
