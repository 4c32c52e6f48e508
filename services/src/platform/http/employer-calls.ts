import type { FastifyInstance, FastifyRequest, RouteOptions } from 'fastify';
import { EMPLOYER_CALLS, type EmployerCall, type EmployerCalls, type EmployerKey } from '@hirehq/shared-contracts/employer';
import { derivedId } from '../ids/derived-id.ts';
import { newId } from '../ids/new-id.ts';
import type { EmployerViewer } from '../module.ts';
import { rowOf, type AnyHandler, type CallContent, type CallHandler, type CallInput } from './call-route.ts';
import { keyRoute } from './key-route.ts';
import { Refusal } from '../refusals/refusal.ts';
import { fingerprintOf } from './request-fingerprint.ts';
import { respondOnce } from './respond-once.ts';

export const EMPLOYER_BASE = '/employer/v1';

/** What a handler gets. */
export interface EmployerRequest<K extends EmployerKey> extends CallInput<EmployerCalls[K]> {
  employer: EmployerViewer;
  /** The same for the same Idempotency-Key, else a new one; a created record may use it as its id. */
  requestId: string;
}

export type EmployerHandler<K extends EmployerKey> = CallHandler<EmployerCalls[K], EmployerRequest<K>>;
export type EmployerHandlers = { [K in EmployerKey]?: EmployerHandler<K> };

type AnyEmployerHandler = AnyHandler<EmployerRequest<EmployerKey>>;

/** Visible ASCII characters. */
export const IDEMPOTENCY_KEY = { pattern: '^[\\x21-\\x7e]+$', maxLength: 200 } as const;

const VISIBLE = new RegExp(IDEMPOTENCY_KEY.pattern);

export const takesIdempotencyKey = ({ method, showsSecret }: EmployerCall): boolean => method === 'POST' && !showsSecret;

/** Registers handlers for rows of the employers' table. */
export function employerCalls(app: FastifyInstance, handlers: EmployerHandlers): void {
  for (const [key, handler] of Object.entries(handlers))
    app.route(route(app, key, rowOf<EmployerCall>(EMPLOYER_CALLS, key), handler as AnyEmployerHandler));
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const key = request.headers['idempotency-key'];
  if (key === undefined) return undefined;
  if (typeof key !== 'string' || !VISIBLE.test(key) || key.length > IDEMPOTENCY_KEY.maxLength)
    throw new Refusal('VALIDATION_FAILED', {
      fields: { 'idempotency-key': `Send 1 to ${IDEMPOTENCY_KEY.maxLength} visible ASCII characters.` },
    });
  return key;
}

function route(app: FastifyInstance, key: string, call: EmployerCall, handler: AnyEmployerHandler): RouteOptions {
  const { scope } = call.access;
  const { db, now } = app.services;

  async function respond(request: FastifyRequest, content: CallContent, employer: EmployerViewer, requestId: string) {
    const { params, query } = request;
    return { responsePayload: await handler({ params, query, ...content, employer, requestId }) };
  }

  return keyRoute<EmployerViewer>({
    key,
    call,
    base: EMPLOYER_BASE,
    needs: scope,
    viewerOf: (request) => app.employerViewerOf(request),
    limit: app.limitEmployerKey,
    mayCall({ scopes }) {
      if (scope !== null && !scopes.includes(scope))
        throw new Refusal('SCOPE_MISSING', { message: `This API key lacks the scope '${scope}'.` });
    },
    begin(request, reply, employer) {
      const idempotencyKey = takesIdempotencyKey(call) ? idempotencyKeyOf(request) : undefined;
      if (idempotencyKey === undefined) return (content) => respond(request, content, employer, newId());
      const { enterpriseId } = employer;
      const id = derivedId(enterpriseId, key, idempotencyKey);
      return (content) =>
        respondOnce({
          db,
          now,
          request: { id, enterpriseId, fingerprint: fingerprintOf(request, content) },
          reply,
          isStored: !call.aboutCandidate,
          respond: () => respond(request, content, employer, id),
        });
    },
  });
}
