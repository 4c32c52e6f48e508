import { z } from 'zod';
import { MAX_UPLOAD_BYTES, MESSAGE_TYPES } from '../codes.ts';
import { emptyText, id, optionalText, signedUrl, text, timestamp, version } from '../rest/primitives.ts';
import { defineCall } from '../define-call.ts';
import { limitNote } from './send-limits.ts';

export const employerMessageSchema = z.object({
  id: z.string(),
  candidateId: z.string(),
  message: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  byEnterprise: z.boolean(),
  timestamp,
  messageSignedUrl: signedUrl,
  /** The job of the enterprise that the candidate wrote about, if they said so. */
  jobId: z.string().nullable(),
});

const availabilitySchema = z.object({
  away: z.boolean(),
  /** ISO 8601; null for no set end. */
  until: z.iso.datetime().nullable().default(null),
  note: optionalText(200).default(null),
});

export const employerMessageCalls = {
  'GET messages/{candidateId}': defineCall('GET messages/{candidateId}', {
    access: { scope: 'applications:read' },
    summary: 'The conversation with a candidate, oldest first, at most the last 500 messages',
    note: 'Messages older than the candidate’s oldest current connection with the enterprise (an application that is not withdrawn, or a talent pool) are not returned.',
    params: z.object({ candidateId: id }),
    response: z.array(employerMessageSchema),
  }),
  'POST messages/{candidateId}': defineCall('POST messages/{candidateId}', {
    access: { scope: 'messages:write' },
    edits: 'adds',
    summary: 'Sends a message to a candidate who has applied to a job of the enterprise',
    note: `Multipart: part \`message\` is JSON, part \`file\` is an attachment (png, jpg, pdf, doc, docx). A text or a file is required. ${limitNote('messages', 'attachments')}`,
    params: z.object({ candidateId: id }),
    body: z.object({
      text: emptyText(10_000).default(''),
      /** The person who writes, whom the candidate sees beside the name of the employer. */
      sender: z
        .object({ name: text(100), title: optionalText(100).default(null) })
        .nullable()
        .default(null),
    }),
    multipart: { json: 'message', files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    response: employerMessageSchema,
    aboutCandidate: true,
  }),
  'PUT messages/{candidateId}/read': defineCall('PUT messages/{candidateId}/read', {
    access: { scope: 'messages:write' },
    edits: 'mark',
    summary: 'Marks the conversation with a candidate as read up to a message; the candidate sees it',
    note: 'Without `messageId` up to the last message.',
    params: z.object({ candidateId: id }),
    body: z.object({ messageId: id.optional() }),
    response: z.object({ candidateId: z.string(), unreadCount: z.number().int() }),
  }),
  'PUT messages/{candidateId}/typing': defineCall('PUT messages/{candidateId}/typing', {
    access: { scope: 'messages:write' },
    edits: 'mark',
    summary: 'Shows the candidate for a few seconds that somebody is typing; repeat it while that is so',
    params: z.object({ candidateId: id }),
    response: z.object({ candidateId: z.string() }),
  }),
  'GET message-availability': defineCall('GET message-availability', {
    access: { scope: 'messages:write' },
    versioned: true,
    summary: 'Whether the employer is shown to candidates as away',
    response: availabilitySchema.extend({ version }),
  }),
  'PUT message-availability': defineCall('PUT message-availability', {
    access: { scope: 'messages:write' },
    versioned: true,
    summary: 'Tells candidates in their conversations that the employer is away, or available again',
    note: 'At `until` the employer is available again by itself.',
    body: availabilitySchema,
    response: availabilitySchema.extend({ version }),
  }),
  'PUT messages/{candidateId}/blocked': defineCall('PUT messages/{candidateId}/blocked', {
    access: { scope: 'messages:write' },
    edits: 'member',
    summary: 'Blocks or unblocks the conversation with a candidate',
    note: 'While it is blocked, neither side can write (409), but both can read.',
    params: z.object({ candidateId: id }),
    body: z.object({ blocked: z.boolean() }),
    response: z.object({ candidateId: z.string(), blocked: z.boolean() }),
  }),
} as const;
