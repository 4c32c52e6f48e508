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

/** What a handler gets: everything parsed and typed by the row of the call table. */
export interface RestRequest<K extends RestKey> {
  params: z.output<RestCalls[K]['params']>;
  query: z.output<RestCalls[K]['query']>;
  body: z.output<RestCalls[K]['body']>;
  /** Uploads by the name of their part; empty unless the call is multipart. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  viewer: ViewerFor<RestCalls[K]>;
  request: FastifyRequest;
}

/** Answers what `responsePayload` holds; throws Refusal for an expected failure. */
export type RestHandler<K extends RestKey> = (
  call: RestRequest<K>,
) => z.input<RestCalls[K]['answer']> | Promise<z.input<RestCalls[K]['answer']>>;
export type RestHandlers = { [K in RestKey]?: RestHandler<K> };

/** Runs before the body of a call is read; throws Refusal for whoever may not go on. */
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

/** Gives every row nobody answers yet its NOT_AVAILABLE_YET. */
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
  // A leading slash: on the origin itself.
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
    // Before validation: who may not ask learns nothing about what is asked for.
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

/** On the public base nobody is asked who they are. */
const viewerFor = async (request: FastifyRequest, candidateBase: boolean): Promise<Viewer> =>
  candidateBase ? request.server.viewerOf(request) : { kind: 'anonymous' };
