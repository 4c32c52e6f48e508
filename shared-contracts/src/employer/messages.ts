import { z } from 'zod';
import { MAX_UPLOAD_BYTES, MESSAGE_TYPES } from '../codes.ts';
import { id, signedUrl, timestamp } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';

export const employerMessageSchema = z.object({
  id: z.string(),
  candidateId: z.string(),
  message: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  byEnterprise: z.boolean(),
  timestamp,
  messageSignedUrl: signedUrl,
});

export const employerMessageCalls = {
  'GET messages/{candidateId}': defineCall('GET messages/{candidateId}', {
    access: { scope: 'applications:read' },
    summary: 'The conversation with a candidate, oldest first, at most the last 500 messages',
    note: 'Messages from before everything the candidate has with the enterprise now (applications not withdrawn, talent pools) went with what was withdrawn.',
    params: z.object({ candidateId: id }),
    answer: z.array(employerMessageSchema),
  }),
  'POST messages/{candidateId}': defineCall('POST messages/{candidateId}', {
    access: { scope: 'messages:write' },
    summary: 'Writes to a candidate who has applied to a job of the enterprise',
    note: 'Multipart: part `message` is JSON, part `file` an attachment (png, jpg, pdf, doc, docx). One of text and file must be there.',
    params: z.object({ candidateId: id }),
    body: z.object({ text: z.string().trim().max(10_000).default('') }),
    multipart: { json: 'message', files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    answer: employerMessageSchema,
    aboutCandidate: true,
  }),
  'PUT messages/{candidateId}/blocked': defineCall('PUT messages/{candidateId}/blocked', {
    access: { scope: 'messages:write' },
    summary: 'Blocks the conversation with a candidate, or takes it up again',
    note: 'While it is blocked neither side can write (409); both can read.',
    params: z.object({ candidateId: id }),
    body: z.object({ blocked: z.boolean() }),
    answer: z.object({ candidateId: z.string(), blocked: z.boolean() }),
  }),
} as const;
