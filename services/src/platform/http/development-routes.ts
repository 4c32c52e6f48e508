import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from './refusal.ts';

const LOOPBACK_ADDRESS = /^(127\.|::1$|::ffff:127\.)/;
const LOOPBACK_NAME = /^(localhost|127(\.\d{1,3}){3}|\[::1\])$/;
const FORWARDING =
  /^(forwarded|via|x-forwarded(-.+)?|x-original-.+|x-real-ip|x-client-ip|x-cluster-client-ip|true-client-ip|cf-.+|cdn-loop|fastly-.+|x-envoy-.+|x-amzn-.+|x-azure-.+|x-cloud-trace-context|x-appengine-.+)$/;

const isLoopbackHost = (host: string) => LOOPBACK_NAME.test(host.replace(/:\d+$/, ''));

/**
 * True for a direct request from a browser or tool on this machine. A proxy is recognised by the headers it adds, or
 * by HTTP/1.0, which nginx uses for upstream requests by default; a foreign page that points its own name at this
 * machine, by that name.
 */
function isDirect({ ip, headers, raw }: FastifyRequest): boolean {
  if (!LOOPBACK_ADDRESS.test(ip) || !isLoopbackHost(headers.host ?? '') || raw.httpVersion === '1.0') return false;
  return !Object.keys(headers).some((name) => FORWARDING.test(name));
}

/** Adds routes for developers: only in development, only if the platform is at a loopback address, and only for requests from this machine. */
export async function developmentRoutes(
  app: FastifyInstance,
  { mode, origin }: Pick<Config, 'mode' | 'origin'>,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  if (mode !== 'development' || !isLoopbackHost(new URL(origin).host)) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isDirect(request)) throw new Refusal('NOT_FOUND');
    });
    add(scope);
  });
}
