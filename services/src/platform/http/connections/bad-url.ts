import type { FastifyReply, FastifyRequest } from 'fastify';
import { replyWithError } from '../envelope.ts';
import { forbidIndexing } from '../robots.ts';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The same path with the percent signs of invalid escapes encoded; undefined if there are none. */
export function mendedPath(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (!path.startsWith('/') || isDecodable(path)) return undefined;
  const mended = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/');
  return [mended, ...query].join('?');
}

/** Handles a path that the router cannot decode: redirects a page visit to a corrected path on our origin, refuses other requests. */
export function respondToBadUrl(origin: string) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    // The hooks of the routes do not run.
    forbidIndexing(reply);
    const path = mendedPath(request.url);
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (path !== undefined && wantsPage) void reply.redirect(origin + path, 302);
    else void replyWithError(error, request, reply);
  };
}
