import type { FastifyReply, FastifyRequest } from 'fastify';
import { answerError } from '../envelope.ts';

function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** The same path with every escape that says nothing taken for a per cent sign; undefined where nothing is to mend. */
export function mendedPath(url: string): string | undefined {
  const [path = '', ...query] = url.split('?');
  if (!path.startsWith('/') || isDecodable(path)) return undefined;
  const mended = path
    .split('/')
    .map((segment) => (isDecodable(segment) ? segment : segment.replaceAll('%', '%25')))
    .join('/');
  return [mended, ...query].join('?');
}

/** A path the router cannot read: a visitor is led to one it can, everybody else is told. Never off our origin. */
export function answerBadUrl(origin: string) {
  return (error: Error, request: FastifyRequest, reply: FastifyReply): void => {
    const path = mendedPath(request.url);
    const wantsPage = request.method === 'GET' && (request.headers.accept ?? '').includes('text/html');
    if (path !== undefined && wantsPage) void reply.redirect(origin + path, 302);
    else void answerError(error, request, reply);
  };
}
