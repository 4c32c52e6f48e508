import type { FastifyInstance } from 'fastify';
import { EMBED_CALLS_PATH, EMBEDDED_CALLS } from '@hirehq/shared-contracts/embed';
import { embedCalls } from '@hirehq/shared-contracts/rest';
import { routePath } from '../../../platform/http/call-route.ts';
import type { Services } from '../../../platform/module.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import type { EmbedLimit } from './embed-limit.ts';
import { employerOfEmbed } from './embedding-employer.ts';

const { enterprise, developmentKey } = embedCalls['GET /embed/v1/jobs'].query.pick({
  enterprise: true,
  developmentKey: true,
}).shape;

/** Public calls of remotes inside an embed, such as suggestions: the response is that of the call for visitors. */
export function callRoutes(scope: FastifyInstance, services: Services, limit: EmbedLimit): void {
  for (const key of EMBEDDED_CALLS) {
    const [, path] = key.split(' ') as ['GET', string];
    scope.get(`${EMBED_CALLS_PATH}/${routePath(path)}`, { schema: { hide: true } }, async (request, reply) => {
      const address = new URL(request.url, services.config.origin);
      const query = address.searchParams;
      const asked = {
        enterprise: enterprise.parse(query.get('enterprise') ?? ''),
        developmentKey: developmentKey.parse(query.get('developmentKey') ?? undefined),
      };
      const { id } = await employerOfEmbed(services, { ...asked, origin: request.headers.origin });
      await limit(id);
      for (const name of Object.keys(asked)) query.delete(name);
      const response = await scope.inject({
        url: `${address.pathname.replace(EMBED_CALLS_PATH, '/public/api/v1')}?${query}`,
        remoteAddress: request.ip,
      });
      return reply
        .code(response.statusCode)
        .headers({ vary: 'origin', 'cache-control': response.statusCode === 200 ? CACHE_CONTROL : 'no-store' })
        .type('application/json')
        .send(response.body);
    });
  }
}
