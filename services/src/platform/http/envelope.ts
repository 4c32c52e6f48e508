import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { hasZodFastifySchemaValidationErrors } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { isDatabaseAway } from '../database-away.ts';
import { isStorageFull } from '../files/storage-full.ts';
import { StoredFileDamaged } from '../files/stored-file-damaged.ts';
import { errorBody, statusOf } from './error-body.ts';
import { rememberMethods } from './methods-at.ts';
import { Refusal } from '../refusals/refusal.ts';
import { tagVersion } from '../versions/entity-tag.ts';

/** The envelope of every REST response. */
export function responseEnvelope<A extends z.ZodType>(response: A) {
  return z.object({ responsePayload: response });
}

/** Retry-After, in seconds, for requests refused because the database is unavailable. */
export const RETRY_AFTER = '2';
/** Space is made by operators, or by work that removes files. */
const FULL_RETRY_SECONDS = 60;

const HTTP_ERRORS: Readonly<Record<string, ConstructorParameters<typeof Refusal>[0]>> = {
  FST_ERR_CTP_BODY_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_REQ_FILE_TOO_LARGE: 'FILE_TOO_LARGE',
  FST_FILES_LIMIT: 'FILE_TOO_LARGE',
  FST_ERR_RATE_LIMIT: 'RATE_LIMITED',
  FST_UNDER_PRESSURE: 'OVERLOADED',
};

// A NUL character in a text or in JSON.
const NUL_CHARACTER = /^(22021|22P05)$/;
// A number or time out of range, or an invalid value. Schemas refuse these earlier; this covers what they miss.
const NOT_STORABLE = /^(22003|22007|22008|22P02)$/;

function fieldsOf(error: unknown): Record<string, string> {
  if (error instanceof z.ZodError) return Object.fromEntries(error.issues.map((issue) => [issue.path.join('.'), issue.message]));
  if (hasZodFastifySchemaValidationErrors(error)) {
    return Object.fromEntries(
      error.validation.map((issue) => [
        issue.instancePath.replace(/^\//, '').replaceAll('/', '.'),
        issue.message ?? 'is not valid',
      ]),
    );
  }
  return {};
}

/** Maps anything thrown to a refusal with a code; undefined for an unexpected error. */
export function refusalOfError(error: unknown): Refusal | undefined {
  if (error instanceof Refusal) return error;
  if (error instanceof z.ZodError) return new Refusal('VALIDATION_FAILED', { fields: fieldsOf(error) });
  const { code = '', validation, statusCode } = error as Partial<FastifyError>;
  if (validation) return new Refusal('VALIDATION_FAILED', { fields: fieldsOf(error) });
  const known = HTTP_ERRORS[code];
  if (known) return new Refusal(known);
  if (isStorageFull(error)) return new Refusal('STORAGE_FULL', { cause: error, retryAfterSeconds: FULL_RETRY_SECONDS });
  if (isDatabaseAway(error)) return new Refusal('OVERLOADED');
  if (NUL_CHARACTER.test(code))
    return new Refusal('VALIDATION_FAILED', { message: 'A text contains a character that cannot be stored.' });
  if (NOT_STORABLE.test(code)) return new Refusal('VALIDATION_FAILED', { message: 'A value is out of range.', cause: error });
  if (statusCode === 404) return new Refusal('NOT_FOUND');
  if (statusCode !== undefined && statusCode >= 400 && statusCode < 500) return new Refusal('VALIDATION_FAILED');
  return undefined;
}

function noteFullStorage({ server, log }: FastifyRequest, refusal: Refusal): void {
  server.services.space.noteFailure();
  log.error({ err: refusal.cause ?? refusal }, 'request refused: the storage is full');
}

/** Whether it was refused for the method alone: no route has this method and path, apart from the one of all pages. */
function hasOtherMethod({ code }: Refusal, { is404, routeOptions, server, url }: FastifyRequest): boolean {
  const isUnmatched = is404 || routeOptions.url === '/*';
  return isUnmatched && (code === 'NOT_FOUND' || code === 'VALIDATION_FAILED') && server.methodsAt(url).length > 0;
}

/** Sends the error response. An unexpected error is logged, and its details are not revealed to the client. */
export function replyWithError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const found = refusalOfError(error);
  const refusal = found && hasOtherMethod(found, request) ? new Refusal('METHOD_NOT_ALLOWED') : found;
  // The client has disconnected; that is not an error of the service.
  if (request.raw.socket.destroyed) request.log.debug({ err: error }, 'the client disconnected');
  else if (!refusal) request.log.error({ err: error }, 'unexpected error in a request');
  else if (refusal.code === 'OVERLOADED') request.log.warn({ err: error }, 'request refused: overloaded');
  else if (refusal.code === 'STORAGE_FULL') noteFullStorage(request, refusal);
  else if (refusal.cause instanceof StoredFileDamaged) request.log.error({ err: refusal.cause }, 'a stored file is damaged');
  else if (refusal.cause !== undefined)
    request.log.warn({ err: refusal.cause }, 'request refused by the database; a schema should have refused it');
  const response = refusal ?? new Refusal('INTERNAL');
  request.server.metrics?.refused(response.code);
  const retryAfter = response.retryAfterSeconds ?? (response.code === 'OVERLOADED' ? RETRY_AFTER : undefined);
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
  if (response.current) tagVersion(reply, response.current);
  const status = statusOf(response);
  if (status === 405) reply.header('allow', request.server.methodsAt(request.url).join(', '));
  return reply
    .code(status)
    .type('application/json')
    .send(JSON.stringify(errorBody(response, request.id)));
}

/** Must run before the first awaited `register`: plugins keep the error handler that was set when they were created. */
export function setErrorEnvelope(app: FastifyInstance): void {
  rememberMethods(app);
  app.setErrorHandler(replyWithError);
  app.setNotFoundHandler(async () => {
    throw new Refusal('NOT_FOUND');
  });
}
