import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { REST_CALLS, type RestCall, type RestCalls, type RestKey } from '@hirehq/shared-contracts/rest';
import type { Viewer } from '../module.ts';
import { answerEnvelope } from './envelope.ts';
import { readMultipart, uploadLimits, type UploadedFile } from './bodies/multipart.ts';
import { Refusal } from './refusal.ts';

const CANDIDATE_BASE = '/api/v1';
const PUBLIC_BASE = '/public/api/v1';

type ViewerFor<Call extends RestCall> = Call['access'] extends 'candidate' ? Extract<Viewer, { kind: 'candidate' }> : Viewer;

/** Arguments of a handler, parsed and typed by the row of the call table. */
export interface RestRequest<K extends RestKey> {
  params: z.output<RestCalls[K]['params']>;
  query: z.output<RestCalls[K]['query']>;
  body: z.output<RestCalls[K]['body']>;
  /** Uploads by part name; empty unless the call is multipart. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  viewer: ViewerFor<RestCalls[K]>;
  request: FastifyRequest;
}

/** Returns the content of `responsePayload`; throws Refusal for an expected failure. */
export type RestHandler<K extends RestKey> = (
  call: RestRequest<K>,
) => z.input<RestCalls[K]['answer']> | Promise<z.input<RestCalls[K]['answer']>>;
export type RestHandlers = { [K in RestKey]?: RestHandler<K> };

/** Runs before the body of a call is read; throws Refusal to stop the request. */
export type RestGuard = (viewer: Viewer, request: FastifyRequest) => Promise<void>;
export type RestGuards = { [K in RestKey]?: RestGuard };

type AnyHandler = (call: { [P in keyof RestRequest<RestKey>]: unknown }) => unknown;

/** Registers handlers for rows of the call table, on the bases their access allows. */
export function restCalls(app: FastifyInstance, handlers: RestHandlers, guards: RestGuards = {}): void {
  for (const [key, handler] of Object.entries(handlers)) {
    const call = (REST_CALLS as Readonly<Record<string, RestCall>>)[key];
    if (!call) throw new Error(`'${key}' is not in the call table.`);
    app.answeredCalls.add(key);
    addCall(app, call, handler as AnyHandler, (guards as Readonly<Record<string, RestGuard>>)[key]);
  }
}

/** Responds NOT_AVAILABLE_YET for every row without a handler. */
export function unansweredCalls(app: FastifyInstance): void {
  for (const [key, call] of Object.entries(REST_CALLS as Readonly<Record<string, RestCall>>)) {
    if (app.answeredCalls.has(key)) continue;
    addCall(app, call, () => {
      throw new Refusal('NOT_AVAILABLE_YET');
    });
  }
}

function addCall(app: FastifyInstance, call: RestCall, handler: AnyHandler, guard?: RestGuard): void {
  const path = call.path.split('?')[0]?.replaceAll(/\{(\w+)\}/g, ':$1') ?? '';
  // A leading slash means a path on the origin itself.
  if (path.startsWith('/')) {
    app.route(route({ call, url: path, handler, guard, candidateBase: false }));
    return;
  }
  if (call.access !== 'candidate')
    app.route(route({ call, url: `${PUBLIC_BASE}/${path}`, handler, guard, candidateBase: false }));
  if (call.access !== 'public') app.route(route({ call, url: `${CANDIDATE_BASE}/${path}`, handler, guard, candidateBase: true }));
}

interface RouteParts {
  call: RestCall;
  url: string;
  handler: AnyHandler;
  guard: RestGuard | undefined;
  candidateBase: boolean;
}

function route({ call, url, handler, guard, candidateBase }: RouteParts): RouteOptions {
  const takesBody = !(call.body instanceof z.ZodUndefined);
  return {
    method: call.method,
    url,
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    schema: {
      summary: call.summary,
      ...(call.note && { description: call.note }),
      tags: [call.path.split('/')[0] ?? 'api'],
      params: call.params,
      querystring: call.query,
      ...(takesBody && !call.multipart && { body: call.body }),
      ...(call.multipart && { consumes: ['multipart/form-data'] }),
      ...(candidateBase && { security: [{ bearer: [], idToken: [] }] }),
      response: { 200: answerEnvelope(call.answer) },
    },
    config: uploadLimits(call.multipart),
    // Before validation, so that unauthorised clients learn nothing about the call.
    onRequest: async (request) => {
      const viewer = await viewerFor(request, candidateBase);
      if (candidateBase && viewer.kind === 'anonymous') throw new Refusal('NOT_SIGNED_IN');
      await guard?.(viewer, request);
    },
    handler: async (request) => {
      const viewer = await viewerFor(request, candidateBase);
      const upload = call.multipart ? await readMultipart(request, call.multipart) : undefined;
      const responsePayload = await handler({
        params: request.params,
        query: request.query,
        body: upload ? z.parse(call.body, upload.body) : request.body,
        files: upload?.files ?? {},
        viewer,
        request,
      });
      return { responsePayload };
    },
  };
}

/** Calls on the public base do not require a viewer. */
const viewerFor = async (request: FastifyRequest, candidateBase: boolean): Promise<Viewer> =>
  candidateBase ? request.server.viewerOf(request) : { kind: 'anonymous' };
