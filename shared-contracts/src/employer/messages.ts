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
    note: 'Messages older than the candidate’s oldest current connection with the enterprise (an application that is not withdrawn, or a talent pool) are not returned.',
    params: z.object({ candidateId: id }),
    answer: z.array(employerMessageSchema),
  }),
  'POST messages/{candidateId}': defineCall('POST messages/{candidateId}', {
    access: { scope: 'messages:write' },
    summary: 'Sends a message to a candidate who has applied to a job of the enterprise',
    note: 'Multipart: part `message` is JSON, part `file` is an attachment (png, jpg, pdf, doc, docx). A text or a file is required.',
    params: z.object({ candidateId: id }),
    body: z.object({ text: z.string().trim().max(10_000).default('') }),
    multipart: { json: 'message', files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    answer: employerMessageSchema,
    aboutCandidate: true,
  }),
  'PUT messages/{candidateId}/blocked': defineCall('PUT messages/{candidateId}/blocked', {
    access: { scope: 'messages:write' },
    summary: 'Blocks or unblocks the conversation with a candidate',
    note: 'While it is blocked, neither side can write (409), but both can read.',
    params: z.object({ candidateId: id }),
    body: z.object({ blocked: z.boolean() }),
    answer: z.object({ candidateId: z.string(), blocked: z.boolean() }),
  }),
} as const;
