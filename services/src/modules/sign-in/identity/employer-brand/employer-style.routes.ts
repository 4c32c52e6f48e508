import { domainIn } from '@hirehq/shared-contracts/link-hints';
import { employerStylePath } from '@hirehq/shared-contracts/session';
import type { FastifyInstance } from 'fastify';
import type { Services } from '../../../../platform/module.ts';
import { pageBrandOf } from '../../../enterprises/employer-profiles/index.ts';
import { employerStyle } from './employer-style.ts';

/** The style sheet with the brand of an employer, for the pages of the embedded provider and of Keycloak; 404 if there is none. */
export function addEmployerStyle(app: FastifyInstance, services: Pick<Services, 'config' | 'db' | 'files'>): void {
  app.get<{ Params: { domain: string } }>(employerStylePath(':domain'), { schema: { hide: true } }, async (request, reply) => {
    const domain = domainIn(request.params.domain);
    const brand = domain === undefined ? undefined : await pageBrandOf(services, domain);
    return reply
      .code(brand ? 200 : 404)
      .type('text/css; charset=utf-8')
      .header('cache-control', 'public, max-age=60')
      .header('cross-origin-resource-policy', 'cross-origin')
      .header('x-content-type-options', 'nosniff')
      .send(brand ? employerStyle(brand) : '');
  });
}
