import Fastify, { LogController, type FastifyBaseLogger, type FastifyInstance } from 'fastify';
import type { Metrics } from './metrics.ts';

export const METRICS_PATH = '/metrics';

interface ManagementOptions {
  metrics: Pick<Metrics, 'text' | 'contentType'>;
  /** Adds `/live` and `/ready`. */
  health: (server: FastifyInstance) => void;
  log: FastifyBaseLogger;
}

/** The server of the management port: metrics and health, for operators and their tools only. It is not reachable through the public port. */
export function createManagementServer({ metrics, health, log }: ManagementOptions): FastifyInstance {
  const server = Fastify({ loggerInstance: log, logController: new LogController({ disableRequestLogging: true }) });
  health(server);
  server.get(METRICS_PATH, async (_request, reply) => reply.type(metrics.contentType).send(await metrics.text()));
  return server;
}
