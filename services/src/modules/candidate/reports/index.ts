import type { ModuleFactory } from '../../../platform/module.ts';
import { resolvers } from './resolvers/index.ts';

export { activityOf } from './activity/activity-report.ts';
export { densityOf } from './density/density-report.ts';
export { ratingsOf } from './rating/rating-report.ts';

/** What candidates see about their own search: the dashboard and the reports. It has no tables of its own. */
export const reportsModule: ModuleFactory = () => ({ name: 'reports', resolvers });
