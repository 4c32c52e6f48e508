import swagger from '@fastify/swagger';
import swaggerUi from '@fastify/swagger-ui';
import type { FastifyInstance } from 'fastify';
import { createJsonSchemaTransform } from 'fastify-type-provider-zod';
import { DELIVERY_BASE, TEAM_RIGHTS } from '@hirehq/shared-contracts/delivery';
import { EMPLOYER_SCOPES } from '@hirehq/shared-contracts/employer';
import type { Config } from '../../config.ts';
import { EMPLOYER_BASE } from '../employer-calls.ts';
import { completeCandidates } from '../openapi/candidates-document.ts';
import type { Collected } from '../openapi/complete-calls.ts';
import { completeDelivery } from '../openapi/delivery-document.ts';
import { completeEmployers } from '../openapi/employers-document.ts';

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

declare module 'fastify' {
  interface FastifyInstance {
    /** The OpenAPI document of the employers' API. */
    employersDocument: () => object;
    /** The OpenAPI document of the API of teams that release remotes. */
    deliveryDocument: () => object;
  }
}

const toJson = createJsonSchemaTransform({ zodToJsonConfig: { unrepresentable: 'any' } });

interface ApiDocument {
  decorator: 'swagger' | 'employersDocument' | 'deliveryDocument';
  title: string;
  description: string;
  /** The base of its paths. */
  server: string;
  securitySchemes: Record<string, SecurityScheme>;
  /** Whether a route is in this document. */
  has: (url: string) => boolean;
  complete: (collected: Collected) => void;
}

type SecurityScheme =
  | { type: 'http'; scheme: 'bearer'; description: string }
  | { type: 'apiKey'; in: 'header'; name: string; description: string };

/** Collects a document from the routes that are registered later. */
async function registerDocument(app: FastifyInstance, document: ApiDocument): Promise<void> {
  const { decorator, title, description, server, securitySchemes, has, complete } = document;
  await app.register(swagger, {
    decorator,
    openapi: {
      openapi: '3.1.0',
      info: { title, version: '1', description },
      servers: [{ url: server }],
      components: { securitySchemes },
    },
    transform: (route) => (has(route.url) ? toJson(route) : { schema: { hide: true }, url: route.url }),
    transformObject(result) {
      const collected = 'openapiObject' in result ? result.openapiObject : result.swaggerObject;
      complete(collected as Collected);
      return collected;
    },
  });
}

const isUnder = (base: string) => (url: string) => url.startsWith(`${base}/`);
const isOfEmployers = isUnder(EMPLOYER_BASE);
const isOfTeams = isUnder(DELIVERY_BASE);
const FORM = 'Responses have the form `{ responsePayload }`, errors `{ statusCode, errorMessage, errorCode }`.';

/** The OpenAPI documents of the call tables, and a page to read and try that of candidates. */
export async function registerApiDocs(app: FastifyInstance, { origin }: Config): Promise<void> {
  await registerDocument(app, {
    decorator: 'swagger',
    title: 'hireHQ',
    description: FORM,
    server: origin,
    securitySchemes: {
      bearer: { type: 'http', scheme: 'bearer', description: 'The access token.' },
      idToken: { type: 'apiKey', in: 'header', name: 'x-access-token', description: 'The id token of the same session.' },
    },
    has: (url) => !isOfEmployers(url) && !isOfTeams(url),
    complete: completeCandidates,
  });
  await registerDocument(app, {
    decorator: 'employersDocument',
    title: 'hireHQ for employers',
    description: `Send a key as \`Authorization: Bearer hq_…\`. ${FORM} Scopes of keys: ${EMPLOYER_SCOPES.join(', ')}.`,
    server: `${origin}${EMPLOYER_BASE}`,
    securitySchemes: {
      key: { type: 'http', scheme: 'bearer', description: 'An API key of the employer with the required scope.' },
    },
    has: isOfEmployers,
    complete: completeEmployers,
  });
  await registerDocument(app, {
    decorator: 'deliveryDocument',
    title: 'hireHQ for teams that release remotes',
    description: `Send a key as \`Authorization: Bearer hqt_…\`. ${FORM} Rights of keys: ${TEAM_RIGHTS.join(', ')}.`,
    server: `${origin}${DELIVERY_BASE}`,
    securitySchemes: { key: { type: 'http', scheme: 'bearer', description: 'A key of the team with the required right.' } },
    has: isOfTeams,
    complete: completeDelivery,
  });
  await app.register(swaggerUi, {
    routePrefix: API_DOCS,
    staticCSP: POLICY,
    // Its badge would send our document to an external service.
    uiConfig: { validatorUrl: null },
  });
}
