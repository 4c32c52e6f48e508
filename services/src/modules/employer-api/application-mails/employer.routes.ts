import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { changeMailAddress, endMailAddress, readMailAddress } from './mail-address.service.ts';

export function employerRoutes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET application-mail': ({ employer }) => readMailAddress(services, employer.enterpriseId),
    'PUT application-mail': ({ employer, body, expected }) =>
      changeMailAddress(services, employer.enterpriseId, { ...body, expected }),
    'DELETE application-mail': ({ employer, expected }) => endMailAddress(services, employer.enterpriseId, expected),
  });
}
