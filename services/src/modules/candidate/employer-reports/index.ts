import type { ModuleFactory } from '../../../platform/module.ts';
import { employerReportData } from './candidate-data.ts';
import { reportEmployer } from './resolvers/Mutation/reportEmployer.ts';

export { newestEmployerReports } from './employer-reports.store.ts';

export const employerReportsModule: ModuleFactory = () => ({
  name: 'employer-reports',
  candidateData: employerReportData,
  resolvers: { Mutation: { reportEmployer } },
});
