import type { FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

/** Of a path that no route has. */
const NO_ROUTE = 'none';

/** Observes each response by the pattern of its route. A stream is not a request that ends, and is counted apart. */
export function measureRequests(app: FastifyInstance, metrics: Pick<Metrics, 'requestEnded'>): void {
  app.addHook('onResponse', async ({ method, is404, routeOptions }, reply) => {
    metrics.requestEnded({
      method,
      route: is404 ? NO_ROUTE : (routeOptions.url ?? NO_ROUTE),
      status: reply.statusCode,
      seconds: reply.elapsedTime / 1000,
    });
  });
}
