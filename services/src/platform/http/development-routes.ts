import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { Refusal } from '../refusals/refusal.ts';

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

/** The pages for developers; they exist where `isForDevelopers` says so. */
export const DEVELOPER_PAGES = { outbox: '/dev/outbox', demo: '/dev/demo' } as const;

const isOnThisMachine = ({ mode, origin }: Pick<Config, 'mode' | 'origin'>) =>
  mode === 'development' && isLoopbackHost(new URL(origin).host);

/** Whether a request may see what is for developers: in development, at a loopback address, and sent from this machine. */
export const isForDevelopers = (config: Pick<Config, 'mode' | 'origin'>, request: FastifyRequest): boolean =>
  isOnThisMachine(config) && isDirect(request);

/** Adds routes for developers: only in development, only if the platform is at a loopback address, and only for requests from this machine. */
export async function developmentRoutes(
  app: FastifyInstance,
  config: Pick<Config, 'mode' | 'origin'>,
  add: (scope: FastifyInstance) => void,
): Promise<void> {
  if (!isOnThisMachine(config)) return;
  await app.register(async (scope) => {
    scope.addHook('onRequest', async (request) => {
      if (!isDirect(request)) throw new Refusal('NOT_FOUND');
    });
    add(scope);
  });
}
