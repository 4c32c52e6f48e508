import { z } from 'zod/mini';
import { conversationState, messageOfEvent } from './conversation-state.ts';
import { defineEvent } from './define-event.ts';

/** The event stream delivered a message of an employer. */
export const messageReceived = defineEvent('message.received', {
  version: 1,
  owner: 'services',
  crossTab: true,
  schema: z.object({
    id: z.string(),
    /** `messageFrom` and `enterpriseId` of the conversation. */
    messageFrom: z.string(),
    enterpriseId: z.string(),
    /** Unread messages of all conversations. */
    unreadCount: z.number(),
    /** Older services and shells omit both; readers then request the conversation. */
    conversation: z.optional(conversationState),
    message: z.optional(messageOfEvent),
  }),
});
