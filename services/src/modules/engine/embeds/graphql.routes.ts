import type { FastifyInstance } from 'fastify';
import { z } from 'zod';
import { EMBED_GRAPHQL_PATH, EMBEDDED_QUERIES, REVOCABLE_QUERIES } from '@hirehq/shared-contracts/embed';
import { embedCalls } from '@hirehq/shared-contracts/rest';
import { graphqlRequest } from '../../../platform/http/graphql.ts';
import type { Services } from '../../../platform/module.ts';
import { CACHE_CONTROL } from './cache-control.ts';
import type { EmbedLimit } from './embed-limit.ts';
import { employerOfEmbed } from './embedding-employer.ts';

const ONLY: ReadonlySet<string> = new Set(EMBEDDED_QUERIES);

/** A query that requests a field has its name somewhere, whatever else it has. */
const isRevocable = (query: string) => REVOCABLE_QUERIES.some((name) => query.includes(name));

const variables = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue('is not JSON');
      return z.NEVER;
    }
  })
  .pipe(graphqlRequest.shape.variables);

const { enterprise, developmentKey } = embedCalls['GET /embed/v1/jobs'].query.shape;
const query = z.object({ ...graphqlRequest.shape, variables: variables.optional(), enterprise, developmentKey });

/**
 * Public GraphQL queries of remotes inside an embed. Not a row of the call table: its response is that of GraphQL, which the SDL
 * describes, without the envelope of REST.
 *
 * Jobs are those of the employer alone. It knows no viewer, language or country of the address, so that a shared cache may keep what one visitor got for all others.
 */
export function graphqlRoute(app: FastifyInstance, services: Services, limit: EmbedLimit): void {
  app.get(EMBED_GRAPHQL_PATH, { schema: { hide: true } }, async (request, reply) => {
    const { enterprise, developmentKey, ...asked } = query.parse(request.query);
    const { id } = await employerOfEmbed(services, { enterprise, origin: request.headers.origin, developmentKey });
    await limit(id);
    reply.header('vary', 'origin');
    return app.respondToGraphql(request, reply, {
      ...asked,
      viewer: { kind: 'anonymous' },
      synonyms: false,
      address: '',
      locale: 'en',
      onlyEmployer: id,
      only: ONLY,
      cacheControl: isRevocable(asked.query) ? 'no-store' : CACHE_CONTROL,
    });
  });
}
