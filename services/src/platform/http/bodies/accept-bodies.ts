import type { FastifyInstance } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { jsonBodyParser } from './json-body.ts';

/** Makes the strings of JSON bodies well-formed, and accepts all forms of a missing optional body. */
export function acceptBodies(app: FastifyInstance): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, jsonBodyParser(app));
  // Fastify passes a missing body to the schema as null, for which defaults do not apply.
  app.setValidatorCompiler((route) => {
    const validate = validatorCompiler(route as Parameters<typeof validatorCompiler>[0]);
    return route.httpPart === 'body' ? (body: unknown) => validate(body ?? undefined) : validate;
  });
  // Some clients send a content type with an empty body.
  app.addHook('onRequest', async ({ raw }) => {
    const { 'content-length': length = '0', 'transfer-encoding': encoding } = raw.headers;
    if (length === '0' && encoding === undefined) delete raw.headers['content-type'];
  });
}
