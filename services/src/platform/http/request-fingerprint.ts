import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { CallContent } from './call-route.ts';

/** A UUID that is the same for the same texts. */
export function uuidOf(...parts: readonly string[]): string {
  const hex = createHash('sha256').update(JSON.stringify(parts)).digest('hex');
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-8${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
}

/** The same for two requests with the same address, body and files; a file is its part, its name, what it calls itself, its bytes. */
export function fingerprintOf({ url }: FastifyRequest, { body, files, spooled }: CallContent): string {
  const uploads = Object.entries(files).flatMap(([part, list]) =>
    list.map(({ fileName, contentType, data }) => [part, fileName, contentType, createHash('sha256').update(data).digest('hex')]),
  );
  const all = [...uploads, ...spooled.map(({ fileName, digest }) => [fileName, digest])];
  return uuidOf(url, JSON.stringify(body ?? null), ...all.map((upload) => JSON.stringify(upload)));
}
