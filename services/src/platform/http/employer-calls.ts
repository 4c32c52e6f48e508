import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import { z } from 'zod';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerCalls, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { derivedId } from '../ids/derived-id.ts';
import { newId } from '../ids/new-id.ts';
import type { EmployerViewer } from '../module.ts';
import { answerEnvelope } from './envelope.ts';
import { keyRateLimitOf } from './key-rate-limit.ts';
import { type UploadedFile, uploadLimits } from './bodies/multipart.ts';
import { Refusal } from './refusal.ts';
import { removeSpooled, type SpooledFile } from './bodies/spooled-file.ts';
import { fingerprintOf, readContent, type EmployerContent } from './employer-content.ts';
import { claimRequest, keepAnswer, markDone, releaseRequest } from './employer-request.store.ts';

export const EMPLOYER_BASE = '/employer/v1';

/** Arguments of a handler, parsed and typed by the row of the call table. */
export interface EmployerRequest<K extends EmployerKey> {
  params: z.output<EmployerCalls[K]['params']>;
  query: z.output<EmployerCalls[K]['query']>;
  body: z.output<EmployerCalls[K]['body']>;
  /** Uploads by part name; empty unless the call is multipart. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Uploads of a call that streams them to disk; a handler that keeps one moves it. */
  spooled: readonly SpooledFile[];
  employer: EmployerViewer;
  /** The same for the same Idempotency-Key, else a new one; a created record may use it as its id. */
  requestId: string;
}

/** Returns the content of `responsePayload`; throws Refusal for an expected failure. */
export type EmployerHandler<K extends EmployerKey> = (
  call: EmployerRequest<K>,
) => z.input<EmployerCalls[K]['answer']> | Promise<z.input<EmployerCalls[K]['answer']>>;
export type EmployerHandlers = { [K in EmployerKey]?: EmployerHandler<K> };

type AnyHandler = (call: { [P in keyof EmployerRequest<EmployerKey>]: unknown }) => unknown;

const MAX_IDEMPOTENCY_KEY = 200;

/** Registers handlers for rows of the employers' table. */
export function employerCalls(app: FastifyInstance, handlers: EmployerHandlers): void {
  for (const [key, handler] of Object.entries(handlers)) {
    const call = (EMPLOYER_CALLS as Readonly<Record<string, EmployerCall>>)[key];
    if (!call) throw new Error(`'${key}' is not in the employers' call table.`);
    app.route(route(app, key, call, handler as AnyHandler));
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !/^[\x21-\x7e]+$/.test(key) || key.length > MAX_IDEMPOTENCY_KEY)
    throw new Refusal('VALIDATION_FAILED', {
      fields: { 'idempotency-key': `Send 1 to ${MAX_IDEMPOTENCY_KEY} visible ASCII characters.` },
    });
  return key;
}

function route(app: FastifyInstance, key: string, call: EmployerCall, handler: AnyHandler): RouteOptions {
  const takesBody = !(call.body instanceof z.ZodUndefined);
  const rateLimit = keyRateLimitOf(app.services);

  async function answer(request: FastifyRequest, content: EmployerContent, employer: EmployerViewer, requestId: string) {
    const { params, query } = request;
    return { responsePayload: await handler({ params, query, ...content, employer, requestId }) };
  }

  /**
   * A repeated request gets the first response. The response of a call about a candidate is not stored: its handler, which changes
   * nothing twice for one `requestId`, runs again and returns the current state. A failed request may be repeated.
   */
  async function answerOnce(
    request: FastifyRequest,
    content: EmployerContent,
    { employer, idempotencyKey, reply }: { employer: EmployerViewer; idempotencyKey: string; reply: FastifyReply },
  ) {
    const { db, now } = app.services;
    const id = derivedId(employer.enterpriseId, key, idempotencyKey);
    const fingerprint = fingerprintOf(request, content);
    const claim = await claimRequest(db, { id, enterpriseId: employer.enterpriseId, fingerprint, now: now() });
    if (claim.kind === 'other') throw new Refusal('REQUEST_REUSED');
    if (claim.kind === 'running') {
      reply.header('retry-after', '2');
      throw new Refusal('CONFLICT', { message: 'This request is still being processed. Send it again in a moment.' });
    }
    if (claim.kind === 'answered') {
      reply.header('idempotent-replayed', 'true');
      return claim.answer;
    }
    if (claim.kind === 'done') {
      reply.header('idempotent-replayed', 'true');
      return answer(request, content, employer, id);
    }
    try {
      const answered = await answer(request, content, employer, id);
      await (call.aboutCandidate ? markDone(db, id, now()) : keepAnswer(db, id, answered));
      return answered;
    } catch (error) {
      await releaseRequest(db, id);
      throw error;
    }
  }

  return {
    method: call.method,
    url: `${EMPLOYER_BASE}/${call.path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    schema: {
      // Described by a separate OpenAPI document.
      hide: true,
      params: call.params,
      querystring: call.query,
      // Fastify passes a missing body as null.
      ...(takesBody && !call.multipart && { body: z.preprocess((sent) => sent ?? undefined, call.body) }),
      response: { 200: answerEnvelope(call.answer) },
    },
    config: uploadLimits(call.multipart),
    onRequest: async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const employer = await request.server.employerViewerOf(request);
      await rateLimit(employer.keyId, reply);
      if (call.scope !== null && !employer.scopes.includes(call.scope))
        throw new Refusal('SCOPE_MISSING', { message: `This API key lacks the scope '${call.scope}'.` });
    },
    handler: async (request, reply) => {
      const employer = await request.server.employerViewerOf(request);
      const idempotencyKey = call.method === 'POST' && !call.showsSecret ? idempotencyKeyOf(request) : undefined;
      const content = await readContent(request, call);
      try {
        return await (idempotencyKey === undefined
          ? answer(request, content, employer, newId())
          : answerOnce(request, content, { employer, idempotencyKey, reply }));
      } finally {
        await removeSpooled(content.spooled);
      }
    },
  };
}
