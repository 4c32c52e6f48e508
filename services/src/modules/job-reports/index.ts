import type { ModuleFactory } from '../../platform/module.ts';
import { reportJob } from './resolvers/Mutation/reportJob.ts';

export { newestReports } from './job-reports.store.ts';

export const jobReportsModule: ModuleFactory = () => ({ name: 'job-reports', resolvers: { Mutation: { reportJob } } });
