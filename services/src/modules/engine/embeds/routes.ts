import type { FastifyInstance } from 'fastify';
import { replyWithError } from '../../../platform/http/envelope.ts';
import { restCalls } from '../../../platform/http/rest-calls.ts';
import { localeOfRequest } from '../../../platform/http/request-locale.ts';
import type { Services } from '../../../platform/module.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import { graphqlRoute } from './graphql.routes.ts';
import { helpPageRoute } from './help-page.routes.ts';
import { employerOfEmbed } from './embedding-employer.ts';
import { createEmbedLimit } from './embed-limit.ts';
import { createFoundLists } from './found-lists.ts';
import { setupPageRoute } from './setup/setup-page.routes.ts';
import { jobsPageRoute } from './jobs-page.routes.ts';

export async function routes(app: FastifyInstance, services: Services): Promise<void> {
  const limit = createEmbedLimit(services);
  const foundList = createFoundLists(services, limit);
  jobsPageRoute(app, services, foundList);
  helpPageRoute(app, services);
  setupPageRoute(app, services);
  await app.register(async (scope) => {
    // Also on a refusal: an embed that cannot read it could not say why it shows nothing. No credentials are allowed.
    scope.addHook('onRequest', async (request, reply) => {
      const { origin } = request.headers;
      reply.header('vary', 'origin, accept-language');
      if (origin !== undefined) reply.header('access-control-allow-origin', origin);
      reply.headers({
        'access-control-expose-headers': 'retry-after',
        'cache-control': CACHE_CONTROL,
        'cross-origin-resource-policy': 'cross-origin',
      });
    });
    scope.setErrorHandler((error, request, reply) => replyWithError(error, request, reply.header('cache-control', 'no-store')));
    graphqlRoute(scope, services, limit);
    restCalls(scope, {
      'GET /embed/v1/jobs': async ({ query: { enterprise, locale, after, developmentKey }, request }) => {
        const employer = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
        const search = URL.parse(request.url, services.config.origin)?.searchParams ?? new URLSearchParams();
        const portal = URL.parse(request.headers.origin ?? '')?.hostname;
        return foundList(employer, { search, locale: locale ?? localeOfRequest(request), after, portal });
      },
    });
  });
}
