import { createHash } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import type { EmployerCall } from '@hirehq/shared-contracts/employer';
import { derivedId } from '../ids/derived-id.ts';
import { readMultipart, type UploadedFile } from './bodies/multipart.ts';
import { removeSpooled, type SpooledFile } from './bodies/spooled-file.ts';

/** The content of a request, parsed by its row of the call table. */
export interface EmployerContent {
  body: unknown;
  files: Readonly<Record<string, readonly UploadedFile[]>>;
  /** Temporary files; removed after the response. */
  spooled: readonly SpooledFile[];
}

export async function readContent(request: FastifyRequest, { body, multipart }: EmployerCall): Promise<EmployerContent> {
  if (!multipart) return { body: request.body, files: {}, spooled: [] };
  const { files, spooled, ...upload } = await readMultipart(request, multipart);
  const parsed = body.safeParse(upload.body);
  if (parsed.success) return { body: parsed.data, files, spooled };
  await removeSpooled(spooled);
  throw parsed.error;
}

/** A fingerprint of a request's path, body and files (part name, file name, declared type and bytes). */
export function fingerprintOf({ url }: FastifyRequest, { body, files, spooled }: EmployerContent): string {
  const uploads = Object.entries(files).flatMap(([part, list]) =>
    list.map(({ fileName, contentType, data }) => [part, fileName, contentType, createHash('sha256').update(data).digest('hex')]),
  );
  const all = [...uploads, ...spooled.map(({ fileName, digest }) => [fileName, digest])];
  return derivedId(url, JSON.stringify(body ?? null), ...all.map((upload) => JSON.stringify(upload)));
}
