import type { FastifyInstance, FastifyReply } from 'fastify';

const HEADER = 'x-robots-tag';

/** The value for what search engines must not list, in the header and in the pages' `<meta name="robots">`. */
export const NOT_INDEXED = 'noindex';

export const forbidIndexing = (reply: FastifyReply): FastifyReply => reply.header(HEADER, NOT_INDEXED);

/** No response is listed by search engines unless its handler allows it: not an answer of the API, a file, a form, or an error. */
export function forbidIndexingByDefault(app: FastifyInstance): void {
  app.addHook('onRequest', async (_request, reply) => {
    forbidIndexing(reply);
  });
}

/** For a page that search engines may list, and what belongs to it. */
export const allowIndexing = (reply: FastifyReply): FastifyReply => reply.removeHeader(HEADER);
