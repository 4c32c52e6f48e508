import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList, isIPv6, type Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { failureLog, runPeriodically, type Periodic } from '../../periodic.ts';
import type { ConnectionLimits } from './connection-limits.ts';
import { ConnectionWatch, type BodyLimits } from './connection-watch.ts';

declare module 'fastify' {
  interface FastifyContextConfig {
    /** Limits for a request's body that differ from the defaults. */
    requestBody?: BodyLimits;
  }
}

// Fastify creates a separate server for each further address of `localhost`; only these channels report all of them.
const OPENED = 'net.server.socket';
const REQUESTED = 'http.server.request.start';

function proxyTest(ranges: readonly string[]): (address: string) => boolean {
  const proxies = new BlockList();
  for (const range of ranges) {
    const [address = '', bits] = range.split('/');
    const family = isIPv6(address) ? 'ipv6' : 'ipv4';
    if (bits === undefined) proxies.addAddress(address, family);
    else proxies.addSubnet(address, Number(bits), family);
  }
  return (address) => proxies.check(address, isIPv6(address) ? 'ipv6' : 'ipv4');
}

/** Watches the connections of a listening app. */
export function registerConnections(app: FastifyInstance, limits: ConnectionLimits, proxies: readonly string[]): void {
  const watch = new ConnectionWatch({ limits, isProxy: proxyTest(proxies) });
  let port: number | undefined;

  const opened = (message: unknown) => {
    const { socket } = message as { socket: Socket };
    const address = port === undefined ? app.server.address() : undefined;
    if (address !== null && typeof address === 'object') port = address.port;
    if (socket.localPort !== undefined && socket.localPort === port) watch.opened(socket);
  };
  const requested = (message: unknown) => {
    const { request, response } = message as { request: IncomingMessage; response: ServerResponse };
    watch.requested(request, response);
  };
  let looking: Periodic | undefined;

  app.addHook('onReady', async () => {
    subscribe(OPENED, opened);
    subscribe(REQUESTED, requested);
    looking = runPeriodically({
      everyMs: limits.everyMs,
      run: () => watch.look(),
      failed: failureLog(app.log, 'connections.look'),
    });
  });
  app.addHook('onRequest', async (request) =>
    watch.routed(request.raw, request.ip, request.routeOptions.config.requestBody ?? {}),
  );
  app.addHook('onClose', async () => {
    unsubscribe(OPENED, opened);
    unsubscribe(REQUESTED, requested);
    await looking?.stop();
  });
}
