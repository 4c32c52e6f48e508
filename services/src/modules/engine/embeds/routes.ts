import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { graphqlRoute } from './graphql.routes.ts';
import { helpPageRoute } from './help-page.routes.ts';
import { employerOfEmbed } from './embedding-employer.ts';
import { embeddedJobs } from './embedded-jobs.ts';
import { jobsPageRoute } from './jobs-page.routes.ts';

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  jobsPageRoute(app, services);
  helpPageRoute(app, services.config.origin);
  await app.register(async (scope) => {
    // Also on a refusal: an embed that cannot read it could not say why it shows nothing. No credentials are allowed.
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin, accept-language');
      if (origin !== undefined) reply.header('access-control-allow-origin', origin);
      reply.header('cross-origin-resource-policy', 'cross-origin');
    });
    graphqlRoute(scope, services);
    restCalls(scope, {
      'GET /embed/v1/jobs': async ({ query: { enterprise, locale, after, developmentKey }, request }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        const search = URL.parse(request.url, services.config.origin)?.searchParams ?? new URLSearchParams();
        return embeddedJobs(services, employer, { search, locale: locale ?? localeOfRequest(request), after });
      },
    });
    scope.addHook('onSend', async (_request, reply) => {
      if (!reply.hasHeader('cache-control')) reply.header('cache-control', reply.statusCode === 200 ? CACHE_CONTROL : 'no-store');
    });
  });
}
