import type { FastifyReply, FastifyRequest, FastifySchema, RouteOptions } from 'fastify';
import { z } from 'zod';
import { takesIfMatch, type Call } from '@hirehq/shared-contracts/rest';
import { responseEnvelope } from './envelope.ts';
import { readMultipart, uploadLimits, type UploadedFile } from './bodies/multipart.ts';
import { tagVersion } from '../versions/entity-tag.ts';
import { readIfMatch, type ExpectedVersion } from '../versions/expected-version.ts';
import { removeSpooled, type SpooledFile } from './bodies/spooled-file.ts';

/** The content of a request, parsed by its row of the call table. */
export interface CallContent<Body = unknown> {
  body: Body;
  /** Uploads by part name; empty unless the call is multipart. */
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Uploads of a call that writes them to the disk, removed once the response is sent; a handler that keeps one moves it. */
  spooled: readonly SpooledFile[];
  /** What `If-Match` names, for calls that take it. */
  expected: ExpectedVersion;
}

/** What a handler of either table gets: everything parsed and typed by the row. */
export interface CallInput<Row extends Call> extends CallContent<z.output<Row['body']>> {
  params: z.output<Row['params']>;
  query: z.output<Row['query']>;
}

/** Returns what `responsePayload` holds; throws Refusal for an expected failure. */
export type CallHandler<Row extends Call, Input extends CallInput<Row>> = (
  input: Input,
) => z.input<Row['response']> | Promise<z.input<Row['response']>>;

/** A handler of whatever row; what it gets was parsed by the row it is registered for. */
export type AnyHandler<Input> = (input: { [Name in keyof Input]: unknown }) => unknown;

/** The row of that key. */
export function rowOf<Row extends Call>(table: Readonly<Record<string, Row>>, key: string): Row {
  const row = table[key];
  if (!row) throw new Error(`'${key}' is not in the call table.`);
  return row;
}

/** `{name}` of a table is `:name` of a route. */
export const routePath = (path: string): string => path.replaceAll(/\{(\w+)\}/g, ':$1');

async function readContent(request: FastifyRequest, call: Call): Promise<CallContent> {
  const { body, multipart } = call;
  const expected = takesIfMatch(call) ? readIfMatch(request.headers['if-match']) : undefined;
  if (!multipart) return { body: request.body, files: {}, spooled: [], expected };
  const upload = await readMultipart(request, multipart);
  const parsed = z.safeParse(body, upload.body);
  if (parsed.success) return { ...upload, body: parsed.data, expected };
  await removeSpooled(upload.spooled);
  throw parsed.error;
}

interface CallRoute {
  call: Call;
  url: string;
  /** What the documents of the API say of it. */
  described: FastifySchema;
  /** A body that is missing is `undefined` to the row's schema; else `null`, as Fastify hands it over. */
  bodyMayBeMissing?: boolean;
  /** Refuses whoever may not make the call; before validation, so that they learn nothing about what is asked for. */
  admit: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
  /** What is read of the request before its body, then the response of the handler in its envelope. */
  begin: (request: FastifyRequest, reply: FastifyReply) => Promise<(content: CallContent) => Promise<object>>;
}

/** The route of a row of either table. */
export function callRoute({ call, url, described, bodyMayBeMissing, admit, begin }: CallRoute): RouteOptions {
  const takesBody = !(call.body instanceof z.ZodUndefined) && !call.multipart;
  return {
    method: call.method,
    url,
    ...(call.maxBodyBytes && { bodyLimit: call.maxBodyBytes }),
    schema: {
      ...described,
      params: call.params,
      querystring: call.query,
      ...(takesBody && { body: bodyMayBeMissing ? z.preprocess((sent) => sent ?? undefined, call.body) : call.body }),
      response: { 200: responseEnvelope(call.response) },
    },
    config: uploadLimits(call.multipart),
    onRequest: admit,
    handler: async (request, reply) => {
      const respond = await begin(request, reply);
      const content = await readContent(request, call);
      try {
        const response = await respond(content);
        if (call.versioned && 'responsePayload' in response) tagVersion(reply, response.responsePayload);
        return response;
      } finally {
        await removeSpooled(content.spooled);
      }
    },
  };
}
