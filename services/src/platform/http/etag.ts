import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Viewer } from '../module.ts';

/** Weak: a response has the same tag compressed and not. */
function tagOf(request: FastifyRequest, version: string, viewer: Viewer): string {
  const owner = viewer.kind === 'candidate' ? viewer.candidateId : '';
  const hash = createHash('sha256')
    .update(JSON.stringify([request.url, owner, version]))
    .digest('base64url');
  return `W/"${hash.slice(0, 22)}"`;
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
