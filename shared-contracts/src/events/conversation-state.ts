import { z } from 'zod/mini';
import { CONVERSATION_WRITING, MESSAGE_TYPES } from '../codes.ts';

const messageLink = z.object({
  start: z.number(),
  end: z.number(),
  href: z.string(),
  host: z.string(),
  textShowsHost: z.boolean(),
});

/** A message as events contain it: the record of the GraphQL type Message without the link to its attachment, which expires. */
export const messageOfEvent = z.object({
  id: z.string(),
  number: z.number(),
  message: z.string(),
  messageType: z.enum(MESSAGE_TYPES),
  byEnterprise: z.boolean(),
  timestamp: z.string(),
  /** Name of the attachment; its link is requested. */
  fileName: z.nullable(z.string()),
  fileType: z.nullable(z.string()),
  requestId: z.nullable(z.string()),
  aboutJob: z.nullable(z.object({ jobId: z.string(), jobTitle: z.string() })),
  /** Who wrote for the employer; null if it does not say. Older services omit it. */
  sender: z.optional(z.nullable(z.object({ name: z.string(), title: z.nullable(z.string()) }))),
  /** Older services omit both. */
  links: z.optional(z.readonly(z.array(messageLink))),
  hasUnprovenLink: z.optional(z.boolean()),
});

/** A conversation after a change, as numbers: what a reader compares its own state with. */
export const conversationState = z.object({
  enterpriseId: z.string(),
  /** Number of the last message: a reader that has fewer requests the ones in between. */
  lastNumber: z.number(),
  /** Messages up to this number are cleared for the candidate. */
  clearedTo: z.number(),
  employerReadTo: z.number(),
  /** Unread messages of this conversation. */
  unreadCount: z.number(),
  /** Unread messages of all conversations. */
  unreadTotal: z.number(),
  writing: z.enum(CONVERSATION_WRITING),
});
