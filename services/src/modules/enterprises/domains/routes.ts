import type { FastifyInstance } from 'fastify';
import { employerCalls } from '../../../platform/http/employer-calls.ts';
import type { Services } from '../../../platform/module.ts';
import { claimDomain, listDomains, verifyDomain } from './domains.service.ts';

export function routes(app: FastifyInstance, services: Services): void {
  employerCalls(app, {
    'GET brand/domains': ({ employer }) => listDomains(services, employer.enterpriseId),
    'POST brand/domains': ({ employer, body }) => claimDomain(services, employer.enterpriseId, body.domain),
    'POST brand/domains/{domain}/verify': ({ employer, params }) => verifyDomain(services, employer.enterpriseId, params.domain),
  });
}
