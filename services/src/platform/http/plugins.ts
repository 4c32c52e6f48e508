import compress from '@fastify/compress';
import multipart from '@fastify/multipart';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { serializerCompiler } from 'fastify-type-provider-zod';
import { constants } from 'node:zlib';
import type { Config } from '../config.ts';
import { acceptBodies } from './bodies/accept-bodies.ts';
import { registerApiDocs } from './documentation/api-docs.ts';
import { connectionLimits, type ConnectionLimits } from './connections/connection-limits.ts';
import { registerConnections } from './connections/register-connections.ts';
import { tagPublicTexts } from './etag.ts';
import { shedLoad } from './load/load-shedding.ts';
import type { RefusalShare } from './load/refusal-share.ts';
import { Refusal } from '../refusals/refusal.ts';
import { forbidIndexingByDefault } from './robots.ts';

/** Level for compressing responses. Files of releases are compressed once, when they are published. */
const RESPONSE_BROTLI_QUALITY = 4;

/** Registers what all routes share: zod schemas, limits, load shedding, OpenAPI, and headers of every response. */
export async function registerHttpPlugins(
  app: FastifyInstance,
  config: Config,
  limits: Partial<ConnectionLimits> = {},
): Promise<RefusalShare> {
  const refusals = shedLoad(app);
  registerConnections(app, { ...connectionLimits(config.connectionsPerAddress), ...limits }, config.trustProxy);
  acceptBodies(app);
  forbidIndexingByDefault(app);
  app.setSerializerCompiler(serializerCompiler);
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-trace-id', request.id).header('x-content-type-options', 'nosniff');
  });
  // API responses are personal and current: never cached.
  app.addHook('onSend', async (request, reply) => {
    if (!reply.hasHeader('cache-control') && /^\/(public\/)?api\/|^\/graphql/.test(request.url))
      reply.header('cache-control', 'no-store');
  });
  if (config.rateLimit > 0) {
    await app.register(rateLimit, {
      global: true,
      max: config.rateLimit,
      timeWindow: 60_000,
      allowList: (request) => /^\/(remotes|shell|live|ready|embed\.js)\b/.test(request.url),
      errorResponseBuilder: () => new Refusal('RATE_LIMITED'),
    });
  }
  // Before the text is compressed.
  tagPublicTexts(app);
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    // A compressed body would take more memory than its counted bytes.
    globalDecompression: false,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: RESPONSE_BROTLI_QUALITY } },
  });
  await app.register(multipart);
  await registerApiDocs(app, config);
  return refusals;
}
