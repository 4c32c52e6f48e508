import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import type { Config } from '../config.ts';
import { candidatesDocument } from './openapi/candidates-document.ts';

export const API_DOCS = '/api/docs';

/** The style element that Swagger UI inserts. */
const INSERTED_STYLE = "'sha256-RL3ie0nH+Lzz2YNqQN83mnU0J1ot4QL7b99vMdIX99w='";

/** Swagger UI needs only its own files; it sets markup itself, so Trusted Types cannot be required. */
const POLICY = [
  "default-src 'none'",
  "script-src 'self'",
  `style-src 'self' ${INSERTED_STYLE}`,
  "style-src-attr 'none'",
  "img-src 'self' data:",
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** The OpenAPI document of the call table, and a page to read and try it. */
export async function registerApiDocs(app: FastifyInstance, { origin }: Config): Promise<void> {
  await app.register(swagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: 'hireHQ',
        version: '1',
        description: 'Responses have the form `{ responsePayload }`, errors `{ statusCode, errorMessage, errorCode }`.',
      },
      servers: [{ url: origin }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer', description: 'The access token.' },
          idToken: { type: 'apiKey', in: 'header', name: 'x-access-token', description: 'The id token of the same session.' },
        },
      },
    },
    transform: createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } }),
    transformObject: (document) =>
      candidatesDocument('openapiObject' in document ? document.openapiObject : document.swaggerObject),
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS,
    staticCSP: POLICY,
    // Its badge would send our document to an external service.
    uiConfig: { validatorUrl: null },
  });
}
