import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { embedScope } from './embed-scope.ts';
import { graphqlRoute } from './graphql.routes.ts';
import { helpPageRoute } from './help-page.routes.ts';
import { employerOfEmbed } from './embedding-employer.ts';
import { embeddedJobs } from './embedded-jobs.ts';
import { jobsPageRoute } from './jobs-page.routes.ts';

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  jobsPageRoute(app, services);
  helpPageRoute(app, services.config.origin);
  await embedScope(app, (scope) => {
    graphqlRoute(scope, services);
    restCalls(scope, {
      'GET /embed/v1/jobs': async ({ query: { enterprise, locale, after, developmentKey }, request }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        const search = URL.parse(request.url, services.config.origin)?.searchParams ?? new URLSearchParams();
        return embeddedJobs(services, employer, { search, locale: locale ?? localeOfRequest(request), after });
      },
    });
  });
}
