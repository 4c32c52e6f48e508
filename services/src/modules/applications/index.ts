import type { FastifyBaseLogger } from 'fastify';
import { restCalls } from '../../platform/http/rest-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { forgetOldDrafts } from './drafts.service.ts';
import { APPLICATION_GRANT } from './employer-applications.ts';
import { employerSeesApplication } from './employer-applications.store.ts';
import { employerRoutes } from './employer-routes.ts';
import { candidateJob, processRecord } from './process-record.ts';
import { resolvers } from './resolvers/index.ts';

export type { ApplicationAnswer } from './application-answer.ts';
export { changeApplication } from './change-application.ts';
export { makeOffer } from './make-offer.ts';
export { isUnderWay } from './applications.policy.ts';
export { heldApplication, recordOfRequest, writeStep, type HeldApplication } from './process.store.ts';

const FORGET_EVERY_MS = 3_600_000;

export const applicationsModule: ModuleFactory = (services) => {
  let log: FastifyBaseLogger | undefined;
  let timer: NodeJS.Timeout | undefined;
  const forget = () =>
    forgetOldDrafts(services).catch((error: unknown) => log?.warn({ err: error }, 'old drafts stay for another hour'));
  return {
    name: 'applications',
    resolvers,
    fileGrants: { [APPLICATION_GRANT]: (id) => employerSeesApplication(services.db, id) },
    routes(app) {
      log = app.log;
      restCalls(app, {
        'GET candidates/pool/{type}': ({ viewer, params, query }) =>
          processRecord(services.db, viewer.candidateId, params.type, query.jobId),
        'GET candidates/job/{jobId}': ({ viewer, params }) => candidateJob(services.db, viewer.candidateId, params.jobId),
      });
      employerRoutes(app, services);
    },
    onStart: async () => {
      timer = setInterval(() => void forget(), FORGET_EVERY_MS).unref();
    },
    onStop: async () => clearInterval(timer),
  };
};
