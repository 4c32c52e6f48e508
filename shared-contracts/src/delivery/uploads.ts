import { z } from 'zod';
import { defineCall } from '../define-call.ts';
import { id, timestamp } from '../rest/primitives.ts';
import { fileHash, RELEASE_LIMITS } from './built-release.ts';
import { remoteId, remoteVersion } from './primitives.ts';
import { DETACHED_SIGNATURE } from './signatures.ts';

const uploadSchema = z.object({
  id,
  remote: remoteId,
  version: remoteVersion,
  /** Hashes of the files that the store does not have yet. Send each of them, then finish. */
  missing: z.array(fileHash),
  /** An upload that is not finished by then is discarded. */
  expiresTimestamp: timestamp,
});

export const releaseRecordSchema = z.object({
  remote: remoteId,
  version: remoteVersion,
  state: z.enum(['STORED', 'PRUNED', 'BLOCKED']),
  contract: z.string(),
  /** Id of the key it was published with; null if the operator published it from a folder. */
  publishedBy: z.string().nullable(),
  publishedTimestamp: timestamp,
  files: z.number().int(),
  bytes: z.number().int(),
});
export type ReleaseRecord = z.infer<typeof releaseRecordSchema>;

export const uploadCalls = {
  'POST uploads': defineCall('POST uploads', {
    access: { right: 'publish' },
    edits: 'adds',
    summary: 'Begins to publish a release',
    note: 'Send the bytes of release.json as a text, because they are what the signature is about. A release that is already stored has nothing missing; finishing it again changes nothing.',
    body: z.object({
      release: z.string().max(4 * 1024 * 1024),
      signature: z.string().regex(DETACHED_SIGNATURE).optional(),
    }),
    response: uploadSchema,
    maxBodyBytes: 5 * 1024 * 1024,
    refusals: ['RELEASE_REFUSED', 'CONTRACT_BROKEN', 'RIGHT_MISSING'],
  }),
  'PUT uploads/{id}/files/{hash}': defineCall('PUT uploads/{id}/files/{hash}', {
    access: { right: 'publish' },
    edits: 'own',
    summary: 'Stores a file of an upload',
    note: 'Repeating it changes nothing.',
    params: z.object({ id, hash: fileHash }),
    multipart: { files: ['file'], maxFiles: 1, maxFileBytes: RELEASE_LIMITS.fileBytes, toDisk: true },
    response: z.literal(true),
    refusals: ['RELEASE_REFUSED'],
  }),
  'POST uploads/{id}/finish': defineCall('POST uploads/{id}/finish', {
    access: { right: 'publish' },
    edits: 'step',
    summary: 'Publishes the release of an upload',
    note: 'It is stored, and live nowhere: promote it, or give it to a part of the visitors as a canary. Repeating it changes nothing.',
    params: z.object({ id }),
    response: releaseRecordSchema,
    refusals: ['RELEASE_REFUSED', 'CONTRACT_BROKEN'],
  }),
  'GET releases/{remote}': defineCall('GET releases/{remote}', {
    access: { right: null },
    summary: 'Releases of a remote, newest first',
    params: z.object({ remote: remoteId }),
    response: z.array(releaseRecordSchema),
  }),
} as const;
