import { createHash } from 'node:crypto';
import type { FastifyReply, FastifyRequest } from 'fastify';

export const etagOf = (parts: readonly unknown[]): string =>
  `"${createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 27)}"`;

/** Sets the caching headers of a response; true if the client already has it. */
export function isUnchanged(request: FastifyRequest, reply: FastifyReply, etag: string, freshSeconds: number): boolean {
  // A strong tag would not match after compression.
  reply.header('etag', `W/${etag}`).header('cache-control', `public, max-age=${freshSeconds}`);
  const known = (request.headers['if-none-match'] ?? '').split(',').map((tag) => tag.trim().replace(/^W\//, ''));
  return known.includes(etag);
}
