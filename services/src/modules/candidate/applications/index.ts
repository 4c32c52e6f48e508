import type { ModuleFactory } from '../../../platform/module.ts';
import { onSchedule } from '../../../platform/work/work-kind.ts';
import { applicationData } from './candidate-data.ts';
import { forgetOldDrafts } from './drafts.service.ts';
import { employerSeesApplication } from './employer-applications.store.ts';
import { APPLICATION_GRANT } from './employer-applications.service.ts';
import { employerRoutes } from './employer.routes.ts';
import { resolvers } from './resolvers/index.ts';
import { routes } from './routes.ts';

export type { ApplicationResponse } from './application-response.ts';
export { applicationDetails } from './employer-applications.service.ts';
export { changeApplication } from './change-application.ts';
export { makeOffer } from './offers/make-offer.ts';
export { isTheirs, isUnderWay } from './applications.policy.ts';
export { hasApplied } from './applications.store.ts';
export { myJobsCounts } from './my-jobs.store.ts';
export {
  employerSteps,
  lockedApplication,
  openOffers,
  recordOfRequest,
  recordStep,
  type LockedApplication,
} from './process.store.ts';

export const applicationsModule: ModuleFactory = (services) => {
  return {
    name: 'applications',
    candidateData: applicationData,
    resolvers,
    fileGrants: { [APPLICATION_GRANT]: (id) => employerSeesApplication(services.db, id) },
    routes(app) {
      routes(app, services);
      employerRoutes(app, services);
    },
    work: [onSchedule({ name: 'applications.forget-drafts', schedule: '52 * * * *', run: () => forgetOldDrafts(services) })],
  };
};
