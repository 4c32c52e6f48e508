import { z } from 'zod';
import { ERROR_CODES } from '@hirehq/shared-contracts/error-codes';
import { EMPLOYER_CALLS, EMPLOYER_SCOPES, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { refusalStatuses } from '../../platform/http/refusal-statuses.ts';

type Json = Record<string, unknown>;

const FAILURE: Json = { content: { 'application/json': { schema: { $ref: '#/components/schemas/Failure' } } } };

function schemaOf(schema: z.core.$ZodType, io: 'input' | 'output'): Json {
  const { $schema: _, ...json } = z.toJSONSchema(schema, { io, unrepresentable: 'any', target: 'draft-2020-12' }) as Json;
  return json;
}

function parametersOf(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !value.safeParse(undefined).success,
    schema: schemaOf(value, 'input'),
  }));
}

function bodyOf({ body, multipart }: EmployerCall): Json | undefined {
  if (!multipart) {
    const json = body instanceof z.ZodUndefined ? undefined : { 'application/json': { schema: schemaOf(body, 'input') } };
    return json && { required: !z.safeParse(body, undefined).success, content: json };
  }
  const file = { type: 'string', contentMediaType: 'application/octet-stream' };
  const properties = {
    ...(multipart.json && { [multipart.json]: schemaOf(body, 'input') }),
    ...Object.fromEntries(
      multipart.files.map((name) => [
        name,
        multipart.maxFiles > 1 ? { type: 'array', items: file, maxItems: multipart.maxFiles } : file,
      ]),
    ),
  };
  return { required: true, content: { 'multipart/form-data': { schema: { type: 'object', properties } } } };
}

const IDEMPOTENCY_KEY = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value that you choose for each request. Repeating the request with the same value does nothing and returns the first response or, for calls about a candidate, the current state.',
  schema: { type: 'string', maxLength: 200 },
};

function operationOf(key: string, call: EmployerCall): Json {
  const takesKey = call.method === 'POST' && !call.showsSecret;
  const body = bodyOf(call);
  return {
    operationId: key.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    ...(call.note && { description: call.note }),
    security: [{ key: call.access.scope === null ? [] : [call.access.scope] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(takesKey ? [IDEMPOTENCY_KEY] : []),
    ],
    ...(body && { requestBody: body }),
    responses: {
      '200': {
        description: 'Done.',
        content: {
          'application/json': {
            schema: {
              type: 'object',
              properties: { responsePayload: schemaOf(call.response, 'output') },
              required: ['responsePayload'],
            },
          },
        },
      },
      ...Object.fromEntries(
        Object.entries(refusalStatuses(call)).map(([status, description]) => [status, { description, ...FAILURE }]),
      ),
      default: { description: 'Refused.', ...FAILURE },
    },
  };
}

/** The employers' call table as an OpenAPI 3.1 document. */
export function employerOpenApi(origin: string): Json {
  const paths: Record<string, Json> = {};
  for (const [key, call] of Object.entries(EMPLOYER_CALLS as Readonly<Record<string, EmployerCall>>))
    (paths[`/${call.path}`] ??= {})[call.method.toLowerCase()] = operationOf(key, call);
  return {
    openapi: '3.1.0',
    info: {
      title: 'hireHQ for employers',
      version: '1',
      description: `Send a key as \`Authorization: Bearer hq_…\`. Responses have the form \`{ responsePayload }\`, errors \`{ statusCode, errorMessage, errorCode }\`. Scopes of keys: ${EMPLOYER_SCOPES.join(', ')}.`,
    },
    servers: [{ url: `${origin}/employer/v1` }],
    paths,
    components: {
      securitySchemes: {
        key: { type: 'http', scheme: 'bearer', description: 'An API key of the employer with the required scope.' },
      },
      schemas: {
        Failure: {
          type: 'object',
          required: ['statusCode', 'errorMessage', 'errorCode', 'traceId'],
          properties: {
            statusCode: { type: 'integer' },
            errorMessage: { type: 'string' },
            errorCode: { enum: Object.keys(ERROR_CODES) },
            fields: { type: 'object', additionalProperties: { type: 'string' } },
            traceId: { type: 'string' },
          },
        },
      },
    },
  };
}
