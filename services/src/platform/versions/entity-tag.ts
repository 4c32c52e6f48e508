import type { FastifyReply } from 'fastify';

/** Gives the response the tag of its record, if that has a version. */
export function tagVersion(reply: FastifyReply, record: unknown): void {
  const version = typeof record === 'object' && record !== null && 'version' in record ? record.version : undefined;
  if (typeof version === 'string') reply.header('etag', `"${version}"`);
}
