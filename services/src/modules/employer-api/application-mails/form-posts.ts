import type { FastifyInstance } from 'fastify';

const MAX_FORM_BYTES = 64 * 1024;

/** A scope whose POSTs are forms of pages without scripts; every other type of body is refused. */
export async function formScope(app: FastifyInstance, routes: (scope: FastifyInstance) => void): Promise<void> {
  await app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser(
      'application/x-www-form-urlencoded',
      { parseAs: 'string', bodyLimit: MAX_FORM_BYTES },
      (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
    );
    routes(scope);
  });
}
