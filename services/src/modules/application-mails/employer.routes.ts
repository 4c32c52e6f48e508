import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../platform/http/employer-calls.ts';
import type { Services } from '../../platform/module.ts';
import { changeMailAddress, endMailAddress, readMailAddress } from './mail-address.service.ts';

export function employerRoutes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET application-mail': ({ employer }) => readMailAddress(services, employer.enterpriseId),
    'PUT application-mail': ({ employer, body }) => changeMailAddress(services, employer.enterpriseId, body.emailAddress),
    'DELETE application-mail': ({ employer }) => endMailAddress(services, employer.enterpriseId),
  });
}
