import type { FastifyContextConfig, FastifyRequest } from 'fastify';
import type { Multipart } from '@hirehq/shared-contracts/rest';
import { wellFormed } from './json-body.ts';
import { Refusal } from '../../refusals/refusal.ts';
import { removeSpooled, spoolFile, uploadsFolder, type SpooledFile } from './spooled-file.ts';
import { outsideSlot } from '../load/work-slot.ts';

export interface UploadedFile {
  /** The client's file name; never use it as a path. */
  fileName: string;
  /** The type that the client declared; check the bytes before trusting it. */
  contentType: string;
  data: Buffer;
}

const UPLOAD_SECONDS = 600;

/** The body limits of a multipart call's route. */
export function uploadLimits(call: Multipart | undefined): FastifyContextConfig {
  return call ? { requestBody: { seconds: call.maxSeconds ?? UPLOAD_SECONDS, inMemory: !call.toDisk } } : {};
}

const MAX_TEXT_BYTES = 1024 * 1024;

const MALFORMED = 'The multipart body is malformed or incomplete.';

/** True for errors of the multipart parser, which are plain errors without a specific name or code. */
function isMalformed(error: unknown): boolean {
  return error instanceof Error && error.name === 'Error' && !('code' in error) && !('statusCode' in error);
}

function parsedJson(part: string, text: string): unknown {
  try {
    return wellFormed(JSON.parse(text), text);
  } catch {
    throw new Refusal('VALIDATION_FAILED', { fields: { [part]: 'must be JSON' } });
  }
}

async function textOf({ fieldname, file }: { fieldname: string; file: AsyncIterable<Buffer> }): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of file) {
    bytes += chunk.length;
    if (bytes > MAX_TEXT_BYTES) throw new Refusal('VALIDATION_FAILED', { fields: { [fieldname]: 'is longer than 1 MB' } });
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

/** Reads a complete multipart body: the JSON part or the plain fields as `body`, uploads by part name, or in order if they are streamed to disk. */
export async function readMultipart(
  request: FastifyRequest,
  call: Multipart,
): Promise<{ body: unknown; files: Record<string, UploadedFile[]>; spooled: SpooledFile[] }> {
  if (!request.isMultipart()) throw new Refusal('VALIDATION_FAILED', { message: 'This call requires multipart/form-data.' });
  const spooled: SpooledFile[] = [];
  try {
    return { ...(await outsideSlot(request.raw, () => readParts(request, call, spooled))), spooled };
  } catch (error) {
    await removeSpooled(spooled);
    throw isMalformed(error) ? new Refusal('VALIDATION_FAILED', { message: MALFORMED, cause: error }) : error;
  }
}

async function readParts(
  request: FastifyRequest,
  call: Multipart,
  spooled: SpooledFile[],
): Promise<{ body: unknown; files: Record<string, UploadedFile[]> }> {
  const files: Record<string, UploadedFile[]> = {};
  const fields: Record<string, string> = {};
  let json: unknown;
  let uploads = 0;
  // Browsers send the JSON part as a file.
  for await (const part of request.parts({
    limits: {
      files: call.maxFiles + (call.json ? 1 : 0),
      fileSize: call.maxFileBytes,
      fieldSize: MAX_TEXT_BYTES,
      parts: call.maxFiles + 50,
    },
  })) {
    const isJson = part.fieldname === call.json;
    if ('file' in part) {
      if (call.toDisk && !isJson && call.files.includes(part.fieldname)) {
        uploads += 1;
        if (uploads > call.maxFiles) throw new Refusal('FILE_TOO_LARGE');
        const { dataFolder, diskReserveBytes: reserveBytes } = request.server.services.config;
        spooled.push(await spoolFile(part.file, { folder: uploadsFolder(dataFolder), fileName: part.filename, reserveBytes }));
        if (part.file.truncated)
          throw new Refusal('FILE_TOO_LARGE', { message: `Send a file of at most ${call.maxFileBytes / 1024 / 1024} MB.` });
        continue;
      }
      if (!isJson && !call.files.includes(part.fieldname)) {
        part.file.resume();
        continue;
      }
      const data = isJson ? await textOf(part) : await part.toBuffer();
      if (isJson) json = parsedJson(part.fieldname, data.toString('utf8'));
      else if (call.files.includes(part.fieldname)) {
        uploads += 1;
        if (uploads > call.maxFiles) throw new Refusal('FILE_TOO_LARGE');
        (files[part.fieldname] ??= []).push({ fileName: part.filename, contentType: part.mimetype, data });
      }
    } else if (isJson)
      json =
        typeof part.value === 'string'
          ? parsedJson(part.fieldname, part.value)
          : wellFormed(part.value, JSON.stringify(part.value));
    else if (!call.json) fields[part.fieldname] = String(part.value);
  }
  const body = json !== undefined || Object.keys(fields).length > 0 ? { ...fields, ...(json as object | undefined) } : undefined;
  return { body, files };
}
