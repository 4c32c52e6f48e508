import type { z } from 'zod';
import { EMPLOYER_CALLS, EMPLOYER_SCOPES, type EmployerCall } from '@hirehq/shared-contracts/employer';
import { IDEMPOTENCY_KEY } from '../../../platform/http/employer-calls.ts';
import { ifMatchOf } from '../../../platform/http/openapi/if-match.ts';
import { schemaOf, type Json } from '../../../platform/http/openapi/json-schema.ts';
import { requestBodyOf } from '../../../platform/http/openapi/request-body-of.ts';
import { FAILURE, responsesOf } from '../../../platform/http/openapi/responses-of.ts';

function parametersOf(schema: z.ZodObject, place: 'path' | 'query'): Json[] {
  return Object.entries(schema.shape).map(([name, value]) => ({
    name,
    in: place,
    required: place === 'path' || !value.safeParse(undefined).success,
    schema: schemaOf(value, 'input'),
  }));
}

const IDEMPOTENCY_HEADER = {
  name: 'Idempotency-Key',
  in: 'header',
  required: false,
  description:
    'A unique value that you choose for each request. Repeating the request with the same value does nothing and returns the first response or, for calls about a candidate, the current state. While the first request is still being processed, 409 REQUEST_IN_PROGRESS with Retry-After: send it again then.',
  schema: { type: 'string', ...IDEMPOTENCY_KEY },
};

function operationOf(key: string, call: EmployerCall): Json {
  const takesKey = call.method === 'POST' && !call.showsSecret;
  const body = requestBodyOf(call);
  return {
    operationId: key.replaceAll(/[^A-Za-z]+/g, '-').replace(/-$/, ''),
    tags: [call.path.split('/')[0]],
    summary: call.summary,
    ...(call.note && { description: call.note }),
    security: [{ key: call.access.scope === null ? [] : [call.access.scope] }],
    parameters: [
      ...parametersOf(call.params, 'path'),
      ...parametersOf(call.query, 'query'),
      ...(takesKey ? [IDEMPOTENCY_HEADER] : []),
      ...ifMatchOf(call),
    ],
    ...(body && { requestBody: body }),
    responses: responsesOf(call, 'employer'),
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
        Failure: FAILURE,
      },
    },
  };
}
