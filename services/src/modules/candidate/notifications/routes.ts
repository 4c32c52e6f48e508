import type { FastifyInstance } from 'fastify';
import { restCalls, type RestHandlers } from '../../../platform/http/rest-calls.ts';
import type { CandidateViewer, Services } from '../../../platform/module.ts';
import { listVersion } from './list-version.store.ts';
import { page, readAll, readOne, unread } from './notifications.service.ts';
import { registerDevice } from './push/register-device.ts';

export function routes(app: FastifyInstance, services: Services): void {
  const version = ({ viewer }: { viewer: CandidateViewer }) => listVersion(services.db, viewer.candidateId);
  const handlers: RestHandlers = {
    'GET candidates/notifications/unread/C': ({ viewer }) => unread(services, viewer.candidateId),
    'GET candidates/notifications/C/{page}/10': ({ viewer, params }) => page(services, viewer.candidateId, params.page),
    'PUT candidates/notifications/{id}/R': ({ viewer, params }) => readOne(services, viewer.candidateId, params.id),
    'PUT candidates/notification/device': ({ viewer, body }) => registerDevice(services, viewer.candidateId, body.deviceToken),
    'PUT candidates/notifications/C': ({ viewer }) => readAll(services, viewer.candidateId),
  };
  restCalls(
    app,
    handlers,
    {},
    { 'GET candidates/notifications/unread/C': version, 'GET candidates/notifications/C/{page}/10': version },
  );
}
