import { restCalls } from '../../platform/http/rest-calls.ts';
import type { ModuleFactory } from '../../platform/module.ts';
import { candidateJob, processRecord } from './process-record.ts';
import { resolvers } from './resolvers/index.ts';

export const applicationsModule: ModuleFactory = ({ db }) => ({
  name: 'applications',
  resolvers,
  routes: (app) =>
    restCalls(app, {
      'GET candidates/pool/{type}': ({ viewer, params, query }) =>
        processRecord(db, viewer.candidateId, params.type, query.jobId),
      'GET candidates/job/{jobId}': ({ viewer, params }) => candidateJob(db, viewer.candidateId, params.jobId),
    }),
});
