import { createHash } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../module.ts';

/** Weak: a response has the same tag compressed and not. */
const weakTag = (text: string): string => `W/"${createHash('sha256').update(text).digest('base64url').slice(0, 22)}"`;

function tagOf(request: FastifyRequest, version: string, viewer: Viewer): string {
  const owner = viewer.kind === 'candidate' ? viewer.candidateId : '';
  return weakTag(JSON.stringify([request.url, owner, version]));
}

/** Whether a header `If-None-Match` names the tag. */
export const namesTag = (header: string | undefined, tag: string): boolean =>
  header !== undefined && header.split(',').some((named) => ['*', tag, tag.slice(2)].includes(named.trim()));

/** Gives the response its tag. If the client has it already, responds 304 and returns true. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, version: string, viewer: Viewer): boolean {
  const tag = tagOf(request, version, viewer);
  reply.header('etag', tag);
  if (!namesTag(request.headers['if-none-match'], tag)) return false;
  reply.code(304).send();
  return true;
}

/** Gives public texts without a tag one of their content, and responds 304 to a client that has it. */
export function tagPublicTexts(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isPublic = String(reply.getHeader('cache-control')).startsWith('public');
    if (typeof payload !== 'string' || !isPublic || reply.statusCode !== 200 || reply.hasHeader('etag')) return payload;
    const tag = weakTag(payload);
    reply.header('etag', tag);
    if (!namesTag(request.headers['if-none-match'], tag)) return payload;
    reply.code(304);
    return null;
  });
}
