import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { REST_CALLS, type RestCall, type RestCalls, type RestKey } from '@hirehq/shared-contracts/rest';
import type { Viewer } from '../module.ts';
import { callRoute, routePath, rowOf, type AnyHandler, type CallHandler, type CallInput } from './call-route.ts';
import { isUnchanged } from './etag.ts';
import { Refusal } from '../refusals/refusal.ts';

const CANDIDATE_BASE = '/api/v1';
const PUBLIC_BASE = '/public/api/v1';

type ViewerFor<Call extends RestCall> = Call['access'] extends 'candidate' ? Extract<Viewer, { kind: 'candidate' }> : Viewer;

/** What a handler gets. */
export interface RestRequest<K extends RestKey> extends CallInput<RestCalls[K]> {
  viewer: ViewerFor<RestCalls[K]>;
  request: FastifyRequest;
}

type RestHandler<K extends RestKey> = CallHandler<RestCalls[K], RestRequest<K>>;
export type RestHandlers = { [K in RestKey]?: RestHandler<K> };

/** Runs before the body of a call is read; throws Refusal to stop the request. */
export type RestGuard = (viewer: Viewer, request: FastifyRequest) => Promise<void>;
export type RestGuards = { [K in RestKey]?: RestGuard };

/**
 * For conditional calls: a text that differs whenever the response does, cheaper than the response. It checks what the
 * handler checks, because it alone decides whether the response is 304.
 */
type RestVersion<K extends RestKey> = (input: Pick<RestRequest<K>, 'params' | 'query' | 'viewer'>) => Promise<string>;
export type RestVersions = { [K in RestKey]?: RestVersion<K> };

type AnyRestHandler = AnyHandler<RestRequest<RestKey>>;
type AnyRestVersion = (input: { params: unknown; query: unknown; viewer: Viewer }) => Promise<string>;

/** Registers handlers for rows of the call table, on the bases their access allows. */
export function restCalls(
  app: FastifyInstance,
  handlers: RestHandlers,
  guards: RestGuards = {},
  versions: RestVersions = {},
): void {
  for (const [key, handler] of Object.entries(handlers)) {
    app.handledCalls.add(key);
    const call = rowOf<RestCall>(REST_CALLS, key);
    const guard = (guards as Readonly<Record<string, RestGuard>>)[key];
    const version = (versions as Readonly<Record<string, AnyRestVersion>>)[key];
    addCall(app, call, { handler: handler as AnyRestHandler, guard, version });
  }
}

/** Responds NOT_AVAILABLE_YET for every row without a handler. */
export function callsWithoutHandler(app: FastifyInstance): void {
  for (const [key, call] of Object.entries<RestCall>(REST_CALLS)) {
    if (app.handledCalls.has(key)) continue;
    addCall(app, call, {
      handler: () => {
        throw new Refusal('NOT_AVAILABLE_YET');
      },
    });
  }
}

interface Handling {
  handler: AnyRestHandler;
  guard?: RestGuard | undefined;
  version?: AnyRestVersion | undefined;
}

function addCall(app: FastifyInstance, call: RestCall, handling: Handling): void {
  const path = routePath(call.path);
  // A leading slash means a path on the origin itself.
  if (path.startsWith('/')) {
    app.route(route({ ...handling, call, url: path, candidateBase: false }));
    return;
  }
  const bases = [
    ...(call.access === 'candidate' ? [] : [{ base: PUBLIC_BASE, candidateBase: false }]),
    ...(call.access === 'public' ? [] : [{ base: CANDIDATE_BASE, candidateBase: true }]),
  ];
  for (const { base, candidateBase } of bases) {
    const made = route({ ...handling, call, url: `${base}/${path}`, candidateBase });
    app.route(made);
    // Proxies and clients make one slash of two.
    const plain = made.url.replaceAll('//', '/');
    if (plain !== made.url) app.route({ ...made, url: plain, schema: { ...made.schema, hide: true } });
  }
}

interface RouteParts extends Handling {
  call: RestCall;
  url: string;
  candidateBase: boolean;
}

function route({ call, url, handler, guard, version, candidateBase }: RouteParts): RouteOptions {
  return callRoute({
    call,
    url,
    described: {
      summary: call.summary,
      ...(call.note && { description: call.note }),
      tags: [call.path.split('/')[0] ?? 'api'],
      ...(call.multipart && { consumes: ['multipart/form-data'] }),
      ...(candidateBase && { security: [{ bearer: [], idToken: [] }] }),
    },
    async admit(request) {
      const viewer = await viewerFor(request, candidateBase);
      if (candidateBase && viewer.kind === 'anonymous') throw new Refusal('NOT_SIGNED_IN');
      await guard?.(viewer, request);
    },
    async begin(request, reply) {
      const viewer = await viewerFor(request, candidateBase);
      const { params, query } = request;
      if (version && isUnchanged(request, reply, await version({ params, query, viewer }), viewer)) return async () => reply;
      return async (content) => ({ responsePayload: await handler({ params, query, ...content, viewer, request }) });
    },
  });
}

/** Calls on the public base do not require a viewer. */
const viewerFor = async (request: FastifyRequest, candidateBase: boolean): Promise<Viewer> =>
  candidateBase ? request.server.viewerOf(request) : { kind: 'anonymous' };
