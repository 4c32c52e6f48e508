import type { IncomingHttpHeaders } from 'node:http';
import { Refusal } from '../../../platform/refusals/refusal.ts';

/** Version of the protocol for resumable uploads (https://tus.io/protocols/resumable-upload). */
export const TUS_VERSION = '1.0.0';
export const TUS_EXTENSIONS = 'creation,creation-with-upload,expiration,termination';
export const TUS_CONTENT = 'application/offset+octet-stream';

/** A header with a number of bytes. */
export function bytesIn(headers: IncomingHttpHeaders, name: 'upload-length' | 'upload-offset'): number {
  const value = headers[name];
  if (typeof value === 'string' && /^\d{1,15}$/.test(value)) return Number(value);
  throw new Refusal('VALIDATION_FAILED', { message: `The header ${name} is missing or is no number.` });
}

/** `Upload-Metadata`: names, each with a value in base64. */
export function uploadMetadataOf(headers: IncomingHttpHeaders): ReadonlyMap<string, string> {
  const header = headers['upload-metadata'];
  const pairs = (typeof header === 'string' ? header : '').split(',').map((pair) => pair.trim().split(' '));
  return new Map(pairs.map(([name = '', value = '']) => [name, Buffer.from(value, 'base64').toString('utf8').toWellFormed()]));
}
