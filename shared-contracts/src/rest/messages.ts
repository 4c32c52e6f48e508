import { z } from 'zod';
import { MAX_UPLOAD_BYTES, MESSAGE_TYPES } from '../codes.ts';
import { defineCall } from '../define-call.ts';
import { done, emptyText, id, signedUrl, timestamp } from './primitives.ts';

/** A link in the text of a message. The server finds and checks it; a page shows what it says and looks for no others. */
export const messageLinkSchema = z.object({
  /** Offsets in the text, in UTF-16 units, the end exclusive. */
  start: z.number().int(),
  end: z.number().int(),
  /** `https:`, `http:` or `mailto:`. */
  href: z.string(),
  /** Where it leads to, in lower case and punycode. */
  host: z.string(),
  /** False if the text hides or disguises the host; it has to be shown beside it. */
  textShowsHost: z.boolean(),
});
export type MessageLink = z.infer<typeof messageLinkSchema>;

export const messageSchema = z.object({
  id: z.string(),
  /** 1, 2, 3 … within the conversation; the order of the messages. */
  number: z.number().int(),
  message: z.string(),
  messageTo: z.string(),
  messageFrom: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  /** False if the candidate sent it. */
  byEnterprise: z.boolean(),
  enterpriseId: z.string(),
  timestamp,
  /** Attachment. */
  messageSignedUrl: signedUrl,
  statusForFrom: z.enum(['SENT', 'FAILED']),
  links: z.array(messageLinkSchema).readonly(),
  /** The employer links to a domain that it has not proven. */
  hasUnprovenLink: z.boolean(),
});
export type Message = z.infer<typeof messageSchema>;

export const conversationSchema = z.object({
  messageFrom: z.string(),
  messageTo: z.string(),
  messageFromName: z.string(),
  messageFromProfile: z.string().nullable(),
  messageFromProfileSigned: signedUrl,
  messageFromProfileTitle: z.string().nullable(),
  enterpriseName: z.string(),
  enterpriseId: z.string(),
  lastMessage: z.string(),
  lastMessageSignedUrl: signedUrl,
  lastMessageTimestamp: timestamp,
  unreadCount: z.number().int(),
});
export type Conversation = z.infer<typeof conversationSchema>;

export const chatParticipantSchema = z.object({
  id: z.string(),
  firstName: z.string(),
  lastName: z.string(),
  mediaFile: z.string().nullable(),
  mediaFileSigned: signedUrl,
  profileTitle: z.string().nullable(),
  enterpriseName: z.string(),
  enterpriseId: z.string(),
});
export type ChatParticipant = z.infer<typeof chatParticipantSchema>;

export const messageCalls = {
  'GET candidates/messages/unread-count': defineCall('GET candidates/messages/unread-count', {
    access: 'candidate',
    summary: 'Number of unread messages',
    response: z.number().int(),
  }),
  'GET candidates/messages/0/500': defineCall('GET candidates/messages/0/500', {
    access: 'candidate',
    conditional: true,
    summary: 'Conversations, newest first',
    response: z.array(conversationSchema),
  }),
  'GET candidates/messages/0/10': defineCall('GET candidates/messages/0/10', {
    access: 'candidate',
    conditional: true,
    summary: 'The ten newest conversations, to refresh the list',
    response: z.array(conversationSchema),
  }),
  'GET candidates/messages/details/0/500': defineCall('GET candidates/messages/details/0/500', {
    access: 'candidate',
    summary: 'Messages of a conversation, oldest first, with its participants',
    note: 'The employer participates with its own id. `candidateId` is the sender of the conversation (its `messageFrom`) or the candidate’s own id.',
    query: z.object({ candidateId: id, enterpriseId: id }),
    response: z.object({ messages: z.array(messageSchema), participants: z.array(chatParticipantSchema) }),
  }),
  'PUT candidates/messages/general': defineCall('PUT candidates/messages/general', {
    access: 'candidate',
    edits: 'adds',
    summary: 'Sends a message',
    note: 'Repeating a `requestId` returns the first message and stores nothing. CONFLICT once the application is withdrawn or closed.',
    body: z.object({
      message: emptyText(10_000),
      messageTo: id,
      messageFrom: id,
      messageType: z.enum(MESSAGE_TYPES),
      byEnterprise: z.literal(false),
      enterpriseId: id,
      requestId: id.optional(),
      /** The job that the message is about. */
      jobId: id.optional(),
    }),
    multipart: { json: 'messages', files: ['file'], maxFiles: 1, maxFileBytes: MAX_UPLOAD_BYTES },
    response: messageSchema,
  }),
  'PUT candidates/messages/read': defineCall('PUT candidates/messages/read', {
    access: 'candidate',
    edits: 'mark',
    summary: 'Marks a conversation as read',
    note: 'With `readTo` only up to that message: one that arrived since stays unread.',
    body: z.object({ messageFrom: id, messageTo: id, enterpriseId: id, readTo: z.number().int().min(0).optional() }),
    response: done,
  }),
  'PUT candidates/messages/chat-history': defineCall('PUT candidates/messages/chat-history', {
    access: 'candidate',
    edits: 'mark',
    summary: 'Clears the history of a conversation for the candidate',
    note: 'Permanent, and only for the candidate. Without `enterpriseId`, `candidateId` is the sender of the conversation.',
    query: z.object({ candidateId: id, enterpriseId: id.optional() }),
    response: done,
  }),
} as const;
