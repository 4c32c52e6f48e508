import type { FastifyInstance } from 'fastify';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { callRoutes } from './calls.routes.ts';
import { createEmbedLimit } from './embed-limit.ts';
import { embedScope } from './embed-scope.ts';
import { employerOfEmbed } from './embedding-employer.ts';
import { createFoundLists } from './found-lists.ts';
import { graphqlRoute } from './graphql.routes.ts';
import { helpPageRoute } from './help-page.routes.ts';
import { jobsPageRoute } from './jobs-page.routes.ts';
import { setupPageRoute } from './setup/setup-page.routes.ts';

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const limit = createEmbedLimit(services);
  const foundList = createFoundLists(services, limit);
  jobsPageRoute(app, services, foundList);
  helpPageRoute(app, services);
  setupPageRoute(app, services);
  await embedScope(app, (scope) => {
    graphqlRoute(scope, services, limit);
    callRoutes(scope, services, limit);
    restCalls(scope, {
      'GET /embed/v1/jobs': async ({ query: { enterprise, locale, after, theme, developmentKey }, request }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        const search = URL.parse(request.url, services.config.origin)?.searchParams ?? new URLSearchParams();
        const portal = URL.parse(request.headers.origin ?? '')?.hostname;
        return foundList(employer, { search, locale: locale ?? localeOfRequest(request), after, portal, theme });
      },
    });
  });
}
