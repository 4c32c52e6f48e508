import type { ModuleFactory } from '../../../platform/module.ts';
import { jobReportData } from './candidate-data.ts';
import { reportJob } from './resolvers/Mutation/reportJob.ts';

export { newestReports } from './job-reports.store.ts';

export const jobReportsModule: ModuleFactory = () => ({
  name: 'job-reports',
  candidateData: jobReportData,
  resolvers: { Mutation: { reportJob } },
});
