import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { jsonBodyParser } from './json-body.ts';

/** Bodies and their schemas: JSON in well-formed texts, and a body that is optional may be missing in any way. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonBodyParser(app));
  // Fastify hands a missing body to the schema as null, which no default replaces.
  app.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
    return route.httpPart === 'body' ? (body: unknown) => validate(body ?? undefined) : validate;
  });
  // The type of nothing says nothing: clients name one with an empty body too.
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) delete raw.headers['content-type'];
  });
}
