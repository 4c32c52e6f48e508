import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { derivedId } from '../ids/derived-id.ts';
import type { CallContent } from './call-route.ts';

/** A fingerprint of a request's path, body and files (part name, file name, declared type and bytes). */
export function fingerprintOf({ url }: FastifyRequest, { body, files, spooled }: CallContent): string {
  const uploads = Object.entries(files).flatMap(([part, list]) =>
    list.map(({ fileName, contentType, data }) => [part, fileName, contentType, createHash('sha256').update(data).digest('hex')]),
  );
  const all = [...uploads, ...spooled.map(({ fileName, digest }) => [fileName, digest])];
  return derivedId(url, JSON.stringify(body ?? null), ...all.map((upload) => JSON.stringify(upload)));
}
