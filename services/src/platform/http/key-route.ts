import type { FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { Call } from '@hirehq/shared-contracts/rest';
import { callRoute, routePath, type CallContent } from './call-route.ts';
import type { KeyRateLimit } from './key-rate-limit.ts';

interface KeyRoute<Viewer extends { keyId: string }> {
  /** Key of the row, e.g. `POST jobs`. */
  key: string;
  call: Call;
  base: string;
  /** What the key must be allowed to do, as the document of the API lists it; null: any key. */
  needs: string | null;
  viewerOf: (request: FastifyRequest) => Promise<Viewer>;
  limit: KeyRateLimit;
  /** Throws a refusal if the key may not make this call. */
  mayCall: (viewer: Viewer) => void;
  /** What is read of the request before its body, then the response of the handler. */
  begin: (request: FastifyRequest, reply: FastifyReply, viewer: Viewer) => (content: CallContent) => Promise<object>;
}

/** The route of a row that is called with an API key. */
export function keyRoute<Viewer extends { keyId: string }>(route: KeyRoute<Viewer>): RouteOptions {
  const { key, call, base, needs, viewerOf, limit, mayCall, begin } = route;
  return callRoute({
    call,
    url: `${base}/${routePath(call.path)}`,
    described: {
      operationId: key.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
      tags: [call.path.split('/')[0] ?? 'api'],
      summary: call.summary,
      ...(call.note && { description: call.note }),
      security: [{ key: needs === null ? [] : [needs] }],
    },
    bodyMayBeMissing: true,
    async admit(request, reply) {
      reply.header('cache-control', 'no-store');
      const viewer = await viewerOf(request);
      await limit(viewer.keyId, reply);
      mayCall(viewer);
    },
    begin: async (request, reply) => begin(request, reply, await viewerOf(request)),
  });
}
