import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { confirmImportClosing, readImport, startImport } from './feed-imports.service.ts';
import { confirmFeedClosing, createFeed, listFeeds, pullSoon, removeFeed } from './feeds.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET feeds': ({ employer }) => listFeeds(services, employer.enterpriseId),
    'POST feeds': ({ employer: { enterpriseId }, body, requestId }) =>
      createFeed(services, { enterpriseId, id: requestId, input: body }),
    'POST feeds/imports': ({ employer: { enterpriseId }, body, spooled, requestId }) =>
      startImport(services, { enterpriseId, id: requestId, input: body, file: spooled[0] }),
    'GET feeds/imports/{id}': ({ employer, params }) => readImport(services, employer.enterpriseId, params.id),
    'POST feeds/imports/{id}/confirm-closing': ({ employer, params }) =>
      confirmImportClosing(services, employer.enterpriseId, params.id),
    'POST feeds/{id}/confirm-closing': ({ employer, params }) => confirmFeedClosing(services, employer.enterpriseId, params.id),
    'POST feeds/{id}/pull': ({ employer, params }) => pullSoon(services, employer.enterpriseId, params.id),
    'DELETE feeds/{id}': ({ employer, params }) => removeFeed(services, employer.enterpriseId, params.id),
  });
}
